-- Of a pickup: from which day a line is here that the customer was not told of, and one that they were told of and have not collected. What arrives
-- after a first notice comes back to whoever tells the customer, by itself.
alter table documents add column notify_from date, add column collect_from date;
-- `awaited` comes with purchasing, whose migration is a later one where nothing is installed yet.
update documents set notify_from = told.notify_from, collect_from = told.collect_from
  from (
    select item.document_id,
        min(coalesce(item.release_date, date '0001-01-01')) filter (where item.notified_at is null) as notify_from,
        min(coalesce(item.release_date, date '0001-01-01')) filter (where item.notified_at is not null) as collect_from
      from document_items item join documents document on document.id = item.document_id
      where document.shipping_method in ('Pickup', 'ProWithdrawal')
        and (item.status = 'Processing' or item.status = 'Pending' and document.payment_method in ('OnInvoice', 'ManualAtPickup'))
        and coalesce((to_jsonb(item) ->> 'awaited')::integer, 0) = 0
      group by item.document_id
  ) told
  where documents.id = told.document_id;

drop index documents_open;
create index documents_open on documents (date desc, id desc)
  include (document_type, document_status, payment_status, payment_method, shipping_method, store_id, customer_id, total_cents,
    picking_notified_at, ready_from, awaits_until, notify_from, collect_from)
  where document_type = 'Order' and document_status in ('Created', 'Pending', 'AwaitingPayment', 'Processing');
