-- The pictures, sounds, documents and films of a post; the lowest position first. One that a post has cannot be deleted.
create table post_medias (
  post_id integer not null references posts (id) on delete cascade,
  media_id integer not null references medias (id),
  position integer not null,
  primary key (post_id, media_id)
);
create index post_medias_media on post_medias (media_id);
