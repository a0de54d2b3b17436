CREATE FUNCTION kifu_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$

-- next
CREATE TRIGGER event_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON event
FOR EACH STATEMENT EXECUTE FUNCTION kifu_refuse_change()

-- next
CREATE TRIGGER command_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON command
FOR EACH STATEMENT EXECUTE FUNCTION kifu_refuse_change()

-- next
-- ALWAYS: an ordinary trigger is silent under session_replication_role = replica.
ALTER TABLE event ENABLE ALWAYS TRIGGER event_no_change

-- next
ALTER TABLE command ENABLE ALWAYS TRIGGER command_no_change
