CREATE TRIGGER event_no_update BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END

-- next
CREATE TRIGGER event_no_delete BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END

-- next
CREATE TRIGGER command_no_update BEFORE UPDATE ON command
BEGIN SELECT RAISE(ABORT, 'commands are never changed'); END

-- next
CREATE TRIGGER command_no_delete BEFORE DELETE ON command
BEGIN SELECT RAISE(ABORT, 'commands are never deleted'); END
