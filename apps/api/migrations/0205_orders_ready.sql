-- A pickup can be announced for the lines in work alone, unless it is paid later: another line that is only noted does not make it ready.
update documents set ready_from = waiting.ready_from
  from (
    select item.document_id,
        min(coalesce(item.release_date, date '0001-01-01')) filter (
          where item.status = 'Processing' or item.status = 'Pending' and (
            document.shipping_method not in ('Pickup', 'ProWithdrawal') or document.payment_method in ('OnInvoice', 'ManualAtPickup'))
        ) as ready_from
      from document_items item join documents document on document.id = item.document_id
      where item.status in ('Pending', 'Processing') group by item.document_id
  ) waiting
  where documents.id = waiting.document_id and documents.ready_from is distinct from waiting.ready_from;

-- What stands on a line is asked as one fact now: the statuses of all lines tell nothing to these lists any more.
drop index documents_open;
create index documents_open on documents (date desc, id desc)
  include (document_type, document_status, payment_status, payment_method, shipping_method, store_id, customer_id, total_cents,
    picking_notified_at, ready_from, awaits_until)
  where document_type = 'Order' and document_status in ('Created', 'Pending', 'AwaitingPayment', 'Processing');
