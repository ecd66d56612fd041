-- "The sell price includes the tax" becomes the tax: yes is "included", no is nothing. Versions and their changes move.
CREATE FUNCTION tax_of(answer jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN answer = 'true' THEN '"included"'::jsonb ELSE 'null'::jsonb END
$$;
UPDATE settings SET "document" = jsonb_set(
  "document"::jsonb #- '{transfers,includesTax}',
  '{tax}',
  tax_of("document"::jsonb #> '{transfers,includesTax}')
)::text
WHERE "document"::jsonb #> '{transfers,includesTax}' IS NOT NULL;
UPDATE settings SET "patch" = (
  SELECT jsonb_agg(
    CASE WHEN change -> 'path' = '["transfers", "includesTax"]'
      THEN change || jsonb_build_object(
        'path', '["tax"]'::jsonb,
        'before', tax_of(change -> 'before'),
        'after', tax_of(change -> 'after')
      )
      ELSE change
    END
    ORDER BY place
  )::text
  FROM jsonb_array_elements("patch"::jsonb) WITH ORDINALITY AS changes (change, place)
)
WHERE "patch" LIKE '%"includesTax"%';
DROP FUNCTION tax_of(jsonb);
