-- A scanned code names its orders by their lines: the three-letter pieces of codes are so common that the search text finds them last.
create index document_items_ean on document_items (ean, document_id);
-- A number of thirteen digits may also be another system's.
create index documents_external_id on documents (external_id) where external_id is not null;
