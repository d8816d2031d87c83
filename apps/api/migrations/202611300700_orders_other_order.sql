-- Money of an order may pay another one of the customer, and cents may be written off: means of the ledger and of a refund.
alter table ledger_entries drop constraint ledger_entries_means_check;
alter table ledger_entries add constraint ledger_entries_means_check
  check (means in ('CreditCard', 'BankTransfer', 'Check', 'Cash', 'Paypal', 'Voucher', 'OtherOrder', 'WriteOff', 'Other'));
alter table document_events drop constraint document_events_refund_means_check;
alter table document_events add constraint document_events_refund_means_check
  check (refund_means in ('CreditCard', 'BankTransfer', 'Check', 'Cash', 'Paypal', 'Voucher', 'OtherOrder', 'WriteOff'));
