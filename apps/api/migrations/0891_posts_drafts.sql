-- what somebody types of a post and has not saved: theirs alone, apart from the post
create table post_drafts (
  user_id integer not null references users (id) on delete cascade,
  -- null: a post that is not begun
  post_id integer references posts (id) on delete cascade,
  -- as the form that keeps it sent it
  content jsonb not null,
  -- the version of the post that it was typed against
  version integer,
  saved_at timestamptz(3) not null
);
create unique index post_drafts_of on post_drafts (user_id, post_id) nulls not distinct;
create index post_drafts_post on post_drafts (post_id);
