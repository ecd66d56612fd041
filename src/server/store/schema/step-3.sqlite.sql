-- "The sell price includes the tax" becomes the tax: yes is "included", no is nothing. Versions and their changes move.
UPDATE settings SET "document" = json_set(
  json_remove("document", '$.transfers.includesTax'),
  '$.tax', CASE WHEN json_extract("document", '$.transfers.includesTax') = 1 THEN 'included' END
)
WHERE json_type("document", '$.transfers.includesTax') IS NOT NULL;
UPDATE settings SET "patch" = (
  SELECT json_group_array(json(
    CASE WHEN json_extract(value, '$.path') = '["transfers","includesTax"]'
      THEN json_set(
        value,
        '$.path', json('["tax"]'),
        '$.before', CASE WHEN json_extract(value, '$.before') = 1 THEN 'included' END,
        '$.after', CASE WHEN json_extract(value, '$.after') = 1 THEN 'included' END
      )
      ELSE value
    END
  ))
  FROM json_each(settings."patch")
)
WHERE "patch" LIKE '%"includesTax"%';
