-- The media that a page shows in its blocs, each once.
create function page_media_ids(blocs jsonb) returns integer[] language sql immutable parallel safe strict
  as $$ select coalesce(array_agg(distinct id::integer), '{}') from jsonb_path_query(blocs, '$[*].mediaIds[*]') id $$;

alter table pages add column media_ids integer[] not null generated always as (page_media_ids(blocs)) stored;
-- most pages show none
create index pages_medias on pages (id) where media_ids <> '{}';
