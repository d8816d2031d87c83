-- When the customer was told that a line waits in the shop: what arrives later is told later.
alter table document_items add column notified_at timestamptz(3);
update document_items i set notified_at = d.picking_notified_at
  from documents d where d.id = i.document_id and d.picking_notified_at is not null and i.status not in ('Temp', 'Cancelled');
