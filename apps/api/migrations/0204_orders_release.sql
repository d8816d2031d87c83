-- From which day a line can be prepared, until which day one waits for its book: compared with today, so that an order comes back by itself.
alter table documents add column ready_from date, add column awaits_until date;
update documents set ready_from = waiting.ready_from, awaits_until = waiting.awaits_until
  from (
    select document_id,
        min(coalesce(release_date, date '0001-01-01')) filter (where status in ('Pending', 'Processing')) as ready_from,
        max(release_date) as awaits_until
      from document_items where status in ('Created', 'Pending', 'Processing') group by document_id
  ) waiting
  where documents.id = waiting.document_id;

drop index documents_open;
create index documents_open on documents (date desc, id desc)
  include (document_type, document_status, payment_status, payment_method, shipping_method, store_id, customer_id, total_cents, line_statuses,
    picking_notified_at, ready_from, awaits_until)
  where document_type = 'Order' and document_status in ('Created', 'Pending', 'AwaitingPayment', 'Processing');
