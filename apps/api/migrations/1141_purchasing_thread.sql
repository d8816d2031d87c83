-- An order's thread says what was ordered of a supplier for it, what of that was taken back, and what arrived.
alter table document_events drop constraint document_events_kind_check;
alter table document_events add constraint document_events_kind_check check (kind in (
    'Created', 'PaymentReceived', 'PaymentRefused', 'Shipped', 'Cancelled', 'TrackingSet', 'PickingNotified', 'PickingValidated', 'Completed',
    'Comment', 'CustomerMessage', 'MailQueued', 'Refunded', 'Delivered', 'InvoiceIssued', 'CreditNoteIssued', 'Returned', 'CopiesOrdered',
    'PurchaseCancelled', 'CopiesArrived'));
-- For which orders a purchase was is written nowhere; what arrived for one is.
insert into document_events (document_id, kind, date, actor_name, text, item_count)
  select document_id, 'CopiesArrived', received_at, received_by, title, 1 from arrivals
    where document_id is not null and taken_back_at is null order by received_at, id;
