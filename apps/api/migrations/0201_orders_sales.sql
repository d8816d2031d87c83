-- Who published a line, a copy of what was sold like the rest of it: what the shelves are walked by.
alter table document_items add column publisher text;

-- Lists may be narrowed by their sum: it rides along like the other filters.
drop index documents_list;
drop index documents_status;
drop index documents_payment_status;
create index documents_list on documents (document_type, date desc, id desc)
  include (document_status, payment_status, payment_method, shipping_method, store_id, customer_id, total_cents);
create index documents_status on documents (document_status, date desc, id desc)
  include (document_type, payment_status, payment_method, shipping_method, store_id, customer_id, total_cents);
create index documents_payment_status on documents (payment_status, date desc, id desc)
  include (document_type, document_status, payment_method, shipping_method, store_id, customer_id, total_cents);
