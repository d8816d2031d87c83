-- Orders and quotations by staff: a sale over the counter has no customer, a quotation may have a last day.
alter table documents alter column customer_id drop not null;
alter table documents add column valid_until date;

-- The last number of each series and year; the shop's site gives its own numbers.
create table staff_series (
  document_type text not null check (document_type in ('Order', 'Quotation')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (document_type, year)
);

-- An accepted quotation is noted in its thread.
alter table document_events drop constraint document_events_kind_check;
alter table document_events add constraint document_events_kind_check check (kind in (
  'Created', 'PaymentReceived', 'PaymentRefused', 'Shipped', 'Cancelled', 'TrackingSet', 'PickingNotified', 'PickingValidated', 'Completed',
  'Comment', 'CustomerMessage', 'MailQueued', 'Refunded', 'Delivered', 'InvoiceIssued', 'CreditNoteIssued', 'Returned', 'CopiesOrdered',
  'PurchaseCancelled', 'CopiesArrived', 'QuotationAccepted'));
