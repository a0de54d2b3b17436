CREATE TRIGGER command_no_replace BEFORE INSERT ON command
WHEN EXISTS (SELECT 1 FROM command WHERE log = NEW.log AND id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'commands are only appended'); END
