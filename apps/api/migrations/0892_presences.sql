-- who has a record open now: a row a page and record, renewed while it is looked at
create table presences (
  line uuid not null,
  entity text not null,
  record_id integer not null,
  user_id integer not null references users (id) on delete cascade,
  seen_at timestamptz(3) not null,
  primary key (line, record_id)
);
create index presences_of on presences (entity, record_id, seen_at);
create index presences_user on presences (user_id);
