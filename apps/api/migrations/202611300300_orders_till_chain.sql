-- Whether this database is a demo shop: what it was once seeded with decides, as in the server's settings.
create function is_demo_shop() returns boolean language sql stable set search_path = public, pg_temp as
  $$ select exists (select from installation where name = 'seed' and value <> 'none') $$;

alter table ledger_entries add column is_demo boolean not null default is_demo_shop();

-- Numbers and hashes of the ledger, one chain a shop (CGI, 286, I, 3° bis). An entry without a shop is in the chain of the first one.
create table ledger_chain (
  -- the shop; 0 where there is none
  chain_id integer not null,
  number integer not null check (number > 0),
  entry_id integer not null unique references ledger_entries (id),
  -- SHA-256 of the entry's text, which ends with the hash before
  hash text not null,
  primary key (chain_id, number)
);

create function ledger_chain_of(store_id integer) returns integer language sql stable set search_path = public, pg_temp as
  $$ select coalesce(store_id, (select min(id) from stores), 0) $$;

-- What the hash of an entry covers, without personal data. scripts/verify-till.mjs builds the same text: neither changes alone.
create function ledger_entry_text(chain_id integer, number integer, entry ledger_entries, previous text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select concat_ws('|', chain_id, number, entry.id, coalesce(entry.document_id::text, ''),
    coalesce(entry.voucher_id::text, ''), coalesce(entry.store_id::text, ''), to_char(entry.day, 'YYYY-MM-DD'),
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), entry.kind, entry.means, entry.amount_cents,
    entry.is_at_counter::text, coalesce(entry.reason, ''), coalesce(entry.reverses_id::text, ''), entry.is_demo::text, previous)
$$;

create function sha256_hex(plain text) returns text language sql immutable set search_path = public, pg_temp as
  $$ select encode(sha256(convert_to(plain, 'UTF8')), 'hex') $$;

-- At commit, so that no order of locks matters: this one is the last, and the same for all shops.
create function chain_ledger_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  chain integer := ledger_chain_of(new.store_id);
  last ledger_chain;
begin
  perform pg_advisory_xact_lock(4400215);
  select * into last from ledger_chain where chain_id = chain order by number desc limit 1;
  insert into ledger_chain (chain_id, number, entry_id, hash) values (chain, coalesce(last.number, 0) + 1, new.id,
    sha256_hex(ledger_entry_text(chain, coalesce(last.number, 0) + 1, new, coalesce(last.hash, ''))));
  return null;
end $$;

do $$
declare
  entry ledger_entries;
  chain integer;
  last integer;
  previous text;
  at_chain integer := null;
begin
  for entry in select * from ledger_entries order by ledger_chain_of(store_id), id loop
    chain := ledger_chain_of(entry.store_id);
    if chain is distinct from at_chain then
      at_chain := chain;
      last := 0;
      previous := '';
    end if;
    last := last + 1;
    previous := sha256_hex(ledger_entry_text(chain, last, entry, previous));
    insert into ledger_chain (chain_id, number, entry_id, hash) values (chain, last, entry.id, previous);
  end loop;
end $$;

create constraint trigger ledger_entries_chain after insert on ledger_entries deferrable initially deferred
  for each row execute function chain_ledger_entry();
create trigger ledger_chain_never_changes before update or delete on ledger_chain
  for each row execute function refuse_till_change();
create trigger ledger_chain_no_truncate before truncate on ledger_chain
  for each statement execute function refuse_till_change();

-- Closings of days, months and years; `day` is the first of the period.
alter table till_closings drop constraint till_closings_store_id_day_key;
alter table till_closings
  add column kind text not null default 'Day' check (kind in ('Day', 'Month', 'Year')),
  -- 1, 2, 3 … for each shop and kind
  add column number integer not null default 0,
  -- cash in the till at opening, and left in it for the next day
  add column float_cents integer check (float_cents >= 0),
  add column left_cents integer check (left_cents >= 0),
  -- of all entries, at the counter or not, by means
  add column receipts jsonb not null default '[]',
  -- of the papers issued since the closing before, by rate
  add column vat jsonb not null default '[]',
  add column total_cents bigint not null default 0,
  -- since the first entry; the second one adds refunds instead of subtracting them
  add column perpetual_cents bigint not null default 0,
  add column perpetual_absolute_cents bigint not null default 0,
  -- last number of the chain, and last paper, at closing
  add column last_number integer not null default 0,
  add column last_hash text not null default '',
  add column last_paper_id integer not null default 0,
  add column is_demo boolean not null default is_demo_shop(),
  -- SHA-256 of the closing's text, which ends with the hash of the closing of that kind before
  add column hash text not null default '',
  alter column counted_cents drop not null,
  add constraint till_closings_once unique nulls not distinct (store_id, kind, day);
alter table till_closings alter column kind drop default;

-- What the hash of a closing covers, without who closed it. scripts/verify-till.mjs builds the same text: neither changes alone.
create function till_closing_text(closing till_closings, previous text) returns text language sql stable set search_path = public, pg_temp as $$
  select concat_ws('|', coalesce(closing.store_id::text, ''), closing.kind, closing.number, to_char(closing.day, 'YYYY-MM-DD'),
    to_char(closing.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(closing.counted_cents::text, ''),
    coalesce(closing.float_cents::text, ''), coalesce(closing.left_cents::text, ''),
    (select coalesce(string_agg(concat_ws(':', one ->> 'means', one ->> 'receivedCents', one ->> 'refundedCents'), ',' order by place), '')
      from jsonb_array_elements(closing.totals) with ordinality as listed (one, place)),
    (select coalesce(string_agg(concat_ws(':', one ->> 'means', one ->> 'receivedCents', one ->> 'refundedCents'), ',' order by place), '')
      from jsonb_array_elements(closing.receipts) with ordinality as listed (one, place)),
    (select coalesce(string_agg(concat_ws(':', one ->> 'taxRate', one ->> 'baseCents', one ->> 'taxCents'), ',' order by place), '')
      from jsonb_array_elements(closing.vat) with ordinality as listed (one, place)),
    closing.total_cents, closing.perpetual_cents, closing.perpetual_absolute_cents, closing.last_number, closing.last_hash,
    closing.is_demo::text, previous)
$$;

-- Days that were closed before: numbered in their order, with what the ledger has of them.
alter table till_closings disable trigger till_closings_never_change;
do $$
declare
  closing till_closings;
  of_store text := null;
  last_day date;
  last integer;
  previous text;
begin
  for closing in select * from till_closings order by coalesce(store_id, 0), day loop
    if coalesce(closing.store_id::text, '') is distinct from of_store then
      of_store := coalesce(closing.store_id::text, '');
      last_day := closing.day - 1;
      last := 0;
      previous := '';
    end if;
    last := last + 1;
    closing.number := last;
    closing.float_cents := 0;
    closing.left_cents := 0;
    select number, hash into closing.last_number, closing.last_hash from ledger_chain
      where chain_id = coalesce(closing.store_id, 0) order by number desc limit 1;
    closing.last_number := coalesce(closing.last_number, 0);
    closing.last_hash := coalesce(closing.last_hash, '');
    select coalesce(sum(amount_cents), 0), coalesce(sum(abs(amount_cents)), 0)
      into closing.perpetual_cents, closing.perpetual_absolute_cents
      from ledger_entries where ledger_chain_of(store_id) = coalesce(closing.store_id, 0) and day <= closing.day;
    select coalesce(jsonb_agg(jsonb_build_object('means', means, 'receivedCents', received, 'refundedCents', refunded,
        'totalCents', received - refunded) order by means collate "C"), '[]'), coalesce(sum(received - refunded), 0)
      into closing.receipts, closing.total_cents
      from (select means, coalesce(sum(amount_cents) filter (where kind <> 'Refund'), 0) as received,
          coalesce(-sum(amount_cents) filter (where kind = 'Refund'), 0) as refunded
        from ledger_entries where ledger_chain_of(store_id) = coalesce(closing.store_id, 0) and day > last_day and day <= closing.day
        group by means) as summed;
    select coalesce(max(id), 0) into closing.last_paper_id from issued_papers
      where (issued_at at time zone 'Europe/Paris')::date <= closing.day;
    previous := sha256_hex(till_closing_text(closing, previous));
    last_day := closing.day;
    update till_closings set number = closing.number, float_cents = 0, left_cents = 0, last_number = closing.last_number,
      last_hash = closing.last_hash, perpetual_cents = closing.perpetual_cents,
      perpetual_absolute_cents = closing.perpetual_absolute_cents, receipts = closing.receipts, total_cents = closing.total_cents,
      last_paper_id = closing.last_paper_id, hash = previous where id = closing.id;
  end loop;
end $$;
alter table till_closings enable trigger till_closings_never_change;
alter table till_closings add constraint till_closings_number unique nulls not distinct (store_id, kind, number);
alter table till_closings add check ((kind = 'Day') = (counted_cents is not null)),
  add check ((kind = 'Day') = (float_cents is not null)), add check ((kind = 'Day') = (left_cents is not null));

create function chain_till_closing() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare last till_closings;
begin
  select * into last from till_closings
    where store_id is not distinct from new.store_id and kind = new.kind order by number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.hash := sha256_hex(till_closing_text(new, coalesce(last.hash, '')));
  return new;
end $$;
create trigger till_closings_chain before insert on till_closings for each row execute function chain_till_closing();

-- The days of a till go forward only: what is taken after a closing is of a later day.
create or replace function refuse_payment_of_closed_day() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.is_at_counter and exists (
    select from till_closings where kind = 'Day' and day >= new.day and store_id is not distinct from new.store_id
  ) then
    raise exception 'the till of % is closed', new.day using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Cash in the till at opening, where it is not what was left at the last closing.
create table till_floats (
  id integer primary key generated by default as identity,
  store_id integer references stores (id),
  day date not null,
  amount_cents integer not null check (amount_cents >= 0),
  set_at timestamptz(3) not null,
  set_by text not null,
  unique nulls not distinct (store_id, day)
);

-- Lines of archives and of a dump of a chain, one JSON object each, without personal data.
create view ledger_chain_lines as
  select chain.chain_id, chain.number, entries.day, json_build_object('type', 'entry', 'chainId', chain.chain_id, 'number', chain.number,
    'id', entries.id, 'documentId', entries.document_id, 'voucherId', entries.voucher_id, 'order', documents.custom_id, 'storeId', entries.store_id,
    'day', to_char(entries.day, 'YYYY-MM-DD'), 'at', to_char(entries.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'kind', entries.kind, 'means', entries.means, 'amountCents', entries.amount_cents, 'isAtCounter', entries.is_at_counter,
    'reason', entries.reason, 'reversesId', entries.reverses_id, 'isDemo', entries.is_demo, 'hash', chain.hash)::text as line
  from ledger_chain chain
  join ledger_entries entries on entries.id = chain.entry_id
  left join documents on documents.id = entries.document_id;
create view till_closing_lines as
  select store_id, kind, day, number, json_build_object('type', 'closing', 'storeId', store_id, 'kind', kind, 'number', number,
    'day', to_char(day, 'YYYY-MM-DD'), 'closedAt', to_char(closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'countedCents', counted_cents, 'floatCents', float_cents, 'leftCents', left_cents, 'counter', totals, 'receipts', receipts, 'vat', vat,
    'totalCents', total_cents, 'perpetualCents', perpetual_cents, 'perpetualAbsoluteCents', perpetual_absolute_cents,
    'lastNumber', last_number, 'lastHash', last_hash, 'isDemo', is_demo, 'hash', hash)::text as line
  from till_closings;
