-- A name that is tried from many places is slowed: a place may try it again from this moment on.
alter table attempts add column not_before timestamptz(3);

-- Refusals of one kind while their window lasts: the first stands in the log at once, the others are counted here and noted in one row.
create table refusal_sums (
  key text primary key,
  action text not null,
  entity text,
  user_id integer,
  user_name text,
  address text not null,
  request_id text not null,
  count integer not null,
  ends_at timestamptz(3) not null
);
create index refusal_sums_action on refusal_sums (action, ends_at);
create index refusal_sums_ends_at on refusal_sums (ends_at);
