-- A customer who asked to be erased.
alter table intake_records drop constraint intake_records_kind_check;
alter table intake_records add constraint intake_records_kind_check
  check (kind in ('customer', 'order', 'payment', 'delivery', 'message', 'erasure'));
