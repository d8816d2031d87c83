-- Which targets are profiles, and who has which since the last calculation.
create table profiling (
  -- one row for the shop
  id integer primary key check (id = 1),
  version integer not null default 1,
  -- the calculation that was asked for last; an earlier one writes nothing more
  run uuid,
  computed_at timestamptz(3),
  -- the profiles of the last calculation in their order, each with its target's version
  computed jsonb
);
insert into profiling (id) values (1);

create table profiles (
  target_id integer primary key references targets (id) on delete cascade,
  place integer not null
);

create table person_profiles (
  customer_id integer primary key references customers (id) on delete cascade,
  target_id integer not null references targets (id) on delete cascade
);
create index person_profiles_target on person_profiles (target_id);
