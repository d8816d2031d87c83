-- What was done to an order last, as long as it can be taken back: how the order stood, and what leaves once it no longer can.
create table document_undos (
  document_id integer primary key references documents (id) on delete cascade,
  id uuid not null unique,
  kind text not null,
  until timestamptz(3) not null,
  -- of the order after the action
  version integer not null,
  before jsonb not null,
  effects jsonb not null,
  event_ids integer[] not null
);
create index document_undos_until on document_undos (until);
