-- what a post was, version by version: kept by each write of it, in the write's own transaction
create table post_revisions (
  post_id integer not null references posts (id) on delete cascade,
  -- the version of the post that it is
  version integer not null,
  kind text not null,
  at timestamptz(3) not null,
  by_id integer references users (id) on delete set null,
  -- as they were called then
  by_name text,
  post_status text not null,
  restored_version integer,
  -- what differs from the version before
  fields jsonb not null,
  -- as a save would send it
  content jsonb not null,
  primary key (post_id, version)
);
create index post_revisions_by on post_revisions (by_id);
