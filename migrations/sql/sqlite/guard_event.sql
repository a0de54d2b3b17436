-- REPLACE INTO deletes without firing a delete trigger unless recursive_triggers is on, which is up to each
-- connection. So nothing may be inserted that another row would have to make room for.
CREATE TRIGGER event_no_replace BEFORE INSERT ON event
WHEN EXISTS (SELECT 1 FROM event WHERE log = NEW.log AND position >= NEW.position)
  OR EXISTS (SELECT 1 FROM event WHERE log = NEW.log AND match_id = NEW.match_id AND version >= NEW.version)
BEGIN SELECT RAISE(ABORT, 'events are only appended'); END
