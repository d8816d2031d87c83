-- What the people of a profile bought most, as of `profiling.recommended_at`.
create table profile_titles (
  target_id integer not null references targets (id) on delete cascade,
  -- from 1, the most bought first
  place integer not null,
  ean text not null,
  -- of the profile, who bought it
  people integer not null check (people > 0),
  primary key (target_id, place)
);
alter table profiling add column recommended_at timestamptz(3);
