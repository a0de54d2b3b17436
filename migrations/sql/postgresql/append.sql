-- Append all facts of one command, or none. `answer` is appended, repeated, wrong_version (the match's version is
-- then in last_version) or command_reused. `expected` is null for any version. The hash is that of ledger/chain.py.
CREATE FUNCTION kifu_append(
    in_log text, in_match uuid, expected bigint, in_command uuid, in_request bytea, in_actor text,
    in_recorded_us bigint, types text[], schemas integer[], payloads bytea[],
    OUT answer text, OUT first_version bigint, OUT last_version bigint,
    OUT first_position bigint, OUT last_position bigint
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
    earlier record;
    previous bytea;
    actor_part bytea := int4send(octet_length(in_actor)) || convert_to(in_actor, 'UTF8');
    match_part bytea := uuid_send(in_match);
    command_part bytea := int8send(in_recorded_us) || uuid_send(in_command);
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        RAISE EXCEPTION 'kifu_append needs READ COMMITTED: an older snapshot does not see the last append';
    END IF;
    -- Held until the commit is visible, so positions are given out in commit order.
    PERFORM pg_advisory_xact_lock(hashtextextended('kifu ' || in_log, 0));

    SELECT * INTO earlier FROM command c WHERE c.log = in_log AND c.id = in_command;
    IF FOUND THEN
        answer := CASE WHEN earlier.request_hash = in_request THEN 'repeated' ELSE 'command_reused' END;
        first_version := earlier.first_version;
        last_version := earlier.last_version;
        first_position := earlier.first_position;
        last_position := earlier.last_position;
        RETURN;
    END IF;

    SELECT e.version INTO last_version FROM event e
    WHERE e.log = in_log AND e.match_id = in_match ORDER BY e.version DESC LIMIT 1;
    last_version := coalesce(last_version, 0);
    IF last_version <> expected THEN
        answer := 'wrong_version';
        RETURN;
    END IF;

    SELECT e.position, e.hash INTO last_position, previous FROM event e
    WHERE e.log = in_log ORDER BY e.position DESC LIMIT 1;
    last_position := coalesce(last_position, 0);
    previous := coalesce(previous, decode(repeat('00', 32), 'hex'));
    first_version := last_version + 1;
    first_position := last_position + 1;

    FOR i IN 1 .. cardinality(types) LOOP
        last_version := last_version + 1;
        last_position := last_position + 1;
        previous := sha256(
            'kifu.event.1'::bytea || previous || int8send(last_position) || match_part || int8send(last_version)
            || int4send(schemas[i]) || command_part
            || int4send(octet_length(types[i])) || convert_to(types[i], 'UTF8') || actor_part || sha256(payloads[i])
        );
        INSERT INTO event
            (log, position, match_id, version, type, schema, data, actor, command_id, recorded_us, hash)
        VALUES (
            in_log, last_position, in_match, last_version, types[i], schemas[i], payloads[i], in_actor, in_command,
            in_recorded_us, previous
        );
    END LOOP;
    INSERT INTO command
        (log, id, request_hash, match_id, first_version, last_version, first_position, last_position)
    VALUES (in_log, in_command, in_request, in_match, first_version, last_version, first_position, last_position);
    -- A doorbell only: readers poll as well.
    PERFORM pg_notify('kifu ' || in_log, '');
    answer := 'appended';
END
$$
