-- Somebody who registered for an event on the site.
alter table intake_records drop constraint intake_records_kind_check;
alter table intake_records add constraint intake_records_kind_check
  check (kind in ('customer', 'order', 'payment', 'delivery', 'message', 'registration', 'erasure'));
-- Whether a customer who is known is meant by a reference already.
create index intake_records_entity on intake_records (kind, entity_id);
