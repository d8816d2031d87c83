-- What an order comes to leaves its cancelled lines out as soon as one is cancelled, so that its row, its page and its papers say one sum. An order
-- of which nothing is left keeps what was ordered.
update documents set total_cents = live.cents + documents.shipping_cents
  from (
    select document_id, sum(quantity * unit_cents) as cents from document_items
      where status not in ('Temp', 'Cancelled') group by document_id
  ) live
  where documents.id = live.document_id and 'Cancelled' = any (documents.line_statuses)
    and documents.total_cents is distinct from live.cents + documents.shipping_cents;
