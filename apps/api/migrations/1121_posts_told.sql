-- When the public site was told that a post is online; null: it has not been, or the post has left the site since.
alter table posts add column online_told_at timestamptz(3);
update posts set online_told_at = now()
  where post_status = 'Published' and (publication_start_at is null or publication_start_at <= now());
create index posts_to_tell on posts (publication_start_at) where post_status = 'Published' and online_told_at is null;
