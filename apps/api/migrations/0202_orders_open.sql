-- What waits for the shop is a small part of what it ever sold: the lists and counts of open orders read this one alone.
create index documents_open on documents (date desc, id desc)
  include (document_type, document_status, payment_status, payment_method, shipping_method, store_id, customer_id, total_cents, line_statuses,
    picking_notified_at)
  where document_type = 'Order' and document_status in ('Created', 'Pending', 'AwaitingPayment', 'Processing');
