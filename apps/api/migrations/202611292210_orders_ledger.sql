-- Every movement of an order's money, at the counter or not, is an entry that never changes; the order's columns are their sums.
alter table counter_payments rename to ledger_entries;
alter index counter_payments_of rename to ledger_entries_of;
alter index counter_payments_day rename to ledger_entries_day;
alter trigger counter_payments_never_change on ledger_entries rename to ledger_entries_never_change;
alter trigger counter_payments_no_truncate on ledger_entries rename to ledger_entries_no_truncate;
alter trigger counter_payments_open_day on ledger_entries rename to ledger_entries_open_day;
alter sequence counter_payments_id_seq rename to ledger_entries_id_seq;
alter table ledger_entries rename constraint counter_payments_pkey to ledger_entries_pkey;
alter table ledger_entries rename constraint counter_payments_document_id_fkey to ledger_entries_document_id_fkey;
alter table ledger_entries rename constraint counter_payments_store_id_fkey to ledger_entries_store_id_fkey;
alter table ledger_entries rename constraint counter_payments_reverses_id_fkey to ledger_entries_reverses_id_fkey;
alter table ledger_entries rename constraint counter_payments_reverses_id_key to ledger_entries_reverses_id_key;
alter table ledger_entries rename constraint counter_payments_kind_check to ledger_entries_kind_check;
alter table ledger_entries drop constraint counter_payments_means_check;
alter table ledger_entries add constraint ledger_entries_means_check
  check (means in ('CreditCard', 'BankTransfer', 'Check', 'Cash', 'Paypal', 'Voucher', 'Other'));
alter table ledger_entries alter column taken_by drop not null;
alter table ledger_entries add column is_at_counter boolean not null default true;
alter table ledger_entries alter column is_at_counter drop default;
alter table ledger_entries add column reason text
  check (reason in ('GoodsReturned', 'Withdrawal', 'Gesture', 'PriceError', 'Postage', 'LostParcel', 'Cancellation', 'Surplus'));
alter table ledger_entries add column reference text;

-- Only the till has closed days: a transfer of such a day is recorded as well.
create or replace function refuse_payment_of_closed_day() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.is_at_counter and exists (select from till_closings where day = new.day and store_id is not distinct from new.store_id) then
    raise exception 'the till of % is closed', new.day using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

alter table documents add column allowance_cents integer not null default 0;
alter table documents add column payment_due_cents integer not null default 0;
create index documents_payment_due on documents (date desc, id desc) where payment_due_cents > 0;
alter table document_events add column refund_reason text;

-- What was received and refunded before the ledger, less what the till has already.
insert into ledger_entries (document_id, store_id, day, kind, means, amount_cents, at, taken_by, is_at_counter)
select documents.id, documents.store_id, (dated.at at time zone 'Europe/Paris')::date, 'Payment',
  case documents.payment_method when 'CreditCard' then 'CreditCard' when 'Check' then 'Check' when 'Paypal' then 'Paypal'
    when 'OnInvoice' then 'BankTransfer' else 'Other' end,
  documents.paid_cents - till.received, dated.at, null, false
from documents
cross join lateral (select coalesce(documents.paid_at, documents.date) as at) as dated
cross join lateral (
  select coalesce(sum(amount_cents), 0)::integer as received from ledger_entries
  where document_id = documents.id and kind <> 'Refund' and is_at_counter
) as till
where documents.document_type = 'Order' and documents.paid_cents > till.received;

insert into ledger_entries (document_id, store_id, day, kind, means, amount_cents, at, taken_by, is_at_counter)
select documents.id, documents.store_id, (dated.at at time zone 'Europe/Paris')::date, 'Refund', coalesce(dated.means, 'Other'),
  till.refunded - documents.refunded_cents, dated.at, null, false
from documents
cross join lateral (
  select coalesce(max(date), documents.paid_at, documents.date) as at, (array_agg(refund_means order by id desc))[1] as means
  from document_events where document_id = documents.id and kind = 'Refunded'
) as dated
cross join lateral (
  select coalesce(-sum(amount_cents), 0)::integer as refunded from ledger_entries
  where document_id = documents.id and kind = 'Refund' and is_at_counter
) as till
where documents.document_type = 'Order' and documents.refunded_cents > till.refunded;

-- Refunds had no reason: those of what was owed count as gestures, so that nothing of them is due.
update documents set allowance_cents = greatest(0, case when item_count > 0 then total_cents else 0 end - returned_cents - paid_cents + refunded_cents)
where document_type = 'Order' and refunded_cents > 0 and paid_cents is not null
  and case when item_count > 0 then total_cents else 0 end - returned_cents - paid_cents + refunded_cents > 0;
