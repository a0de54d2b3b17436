-- The function runs with its owner's rights, so that a role may append without being able to insert. What it names is
-- looked up in the schema where it was made, and temporary tables last.
ALTER FUNCTION kifu_append(text, uuid, bigint, uuid, bytea, text, bigint, text[], integer[], bytea[]) SECURITY DEFINER

-- next
DO $$
BEGIN
    EXECUTE 'ALTER FUNCTION kifu_append(text, uuid, bigint, uuid, bytea, text, bigint, text[], integer[], bytea[])'
        || ' SET search_path = ' || quote_ident(current_schema()) || ', pg_temp';
END
$$

-- next
REVOKE ALL ON FUNCTION kifu_append(text, uuid, bigint, uuid, bytea, text, bigint, text[], integer[], bytea[]) FROM PUBLIC
