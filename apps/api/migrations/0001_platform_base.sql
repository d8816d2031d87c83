-- Text functions shared by all areas. The two extensions come with PostgreSQL's own packages and with PGlite.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- The same order and the same search on both databases, whatever collation they were created with.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create table installation (
  name text primary key,
  value text not null,
  created_at timestamptz(3) not null
);

-- The log: append only.
create table audit_entries (
  id bigint primary key generated always as identity,
  at timestamptz(3) not null,
  user_id integer,
  user_name text,
  action text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  entity text,
  entity_id text,
  changes jsonb not null,
  address text not null,
  request_id text not null
);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_entity on audit_entries (entity, entity_id, id desc);
create index audit_entries_user on audit_entries (user_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();

create table idempotency_keys (
  user_id integer not null,
  key text not null,
  operation text not null,
  request_hash text not null,
  answer json,
  created_at timestamptz(3) not null,
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

create table background_tasks (
  id uuid primary key,
  kind text not null,
  state text not null check (state in ('Planned', 'Running', 'Done', 'Failed')),
  payload jsonb not null,
  done_count integer not null default 0,
  total_count integer not null,
  error text,
  user_id integer,
  user_name text,
  planned_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  beat_at timestamptz(3),
  run integer not null default 0
);
create index background_tasks_planned_at on background_tasks (planned_at desc, id);
create index background_tasks_state on background_tasks (state);

create table mails (
  id uuid primary key,
  type text not null,
  from_address text not null,
  to_addresses jsonb not null,
  cc_addresses jsonb not null,
  bcc_addresses jsonb not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  search_text text not null,
  processed boolean not null default false,
  sent_tries integer not null default 0,
  sent_date timestamptz(3),
  error text,
  extra jsonb not null,
  document_id integer,
  created_at timestamptz(3) not null,
  next_try_at timestamptz(3) not null
);
create index mails_created_at on mails (created_at desc, id);
create index mails_sent_date on mails (sent_date desc, id);
create index mails_document_id on mails (document_id);
create index mails_waiting on mails (next_try_at) where not processed;
create index mails_search on mails using gin (search_text gin_trgm_ops);
