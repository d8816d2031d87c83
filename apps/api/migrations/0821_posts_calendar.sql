-- what the calendar asks for: who goes online, leaves and takes place between two days; the archive is in no calendar
create index posts_calendar_start on posts (publication_start_at, id) where publication_start_at is not null and post_status <> 'Archived';
create index posts_calendar_end on posts (publication_end_at, id) where publication_end_at is not null and post_status <> 'Archived';
create index posts_calendar_event on posts (event_start_at, id) where event_start_at is not null and post_status <> 'Archived';
