-- what the public site asks for beside the newest (posts_newest): events, the next one first
create index posts_events on posts (event_start_at, id) where post_status = 'Published' and post_type = 'Event' and event_start_at is not null;
