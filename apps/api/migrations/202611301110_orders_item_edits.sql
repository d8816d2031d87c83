-- Edited lines, and allowances without money, are noted in the thread of their order.
alter table document_events drop constraint document_events_kind_check;
alter table document_events add constraint document_events_kind_check check (kind in (
  'Created', 'PaymentReceived', 'PaymentRefused', 'Shipped', 'Cancelled', 'TrackingSet', 'PickingNotified', 'PickingValidated', 'Completed',
  'Comment', 'CustomerMessage', 'MailQueued', 'Refunded', 'Delivered', 'InvoiceIssued', 'CreditNoteIssued', 'Returned', 'CopiesOrdered',
  'PurchaseCancelled', 'CopiesArrived', 'QuotationAccepted', 'ItemsEdited', 'AllowanceGranted'));
