-- How money went back, on the line of the thread that says that it did.
alter table document_events add column refund_means text
  check (refund_means in ('CreditCard', 'BankTransfer', 'Check', 'Cash', 'Paypal', 'Voucher'));
alter table document_events drop constraint document_events_kind_check;
alter table document_events add constraint document_events_kind_check check (kind in (
    'Created', 'PaymentReceived', 'PaymentRefused', 'Shipped', 'Cancelled', 'TrackingSet', 'PickingNotified', 'PickingValidated', 'Completed',
    'Comment', 'CustomerMessage', 'MailQueued', 'Refunded'));
