-- The pictures of a formatted text, by the keys under which the library keeps them, each once.
create function picture_keys(html text) returns text[] language sql immutable parallel safe strict
  as $$ select coalesce(array_agg(distinct found[1]), '{}') from regexp_matches(html, '[?;&]key=([0-9a-f]{32})', 'g') as found $$;

alter table post_texts add column picture_keys text[] not null generated always as (picture_keys(lead || description)) stored;
create index post_texts_pictures on post_texts using gin (picture_keys);
-- most texts hold none
create index post_texts_pictured on post_texts (post_id) where picture_keys <> '{}';

alter table pages add column picture_keys text[] not null generated always as (picture_keys(blocs::text)) stored;
create index pages_pictured on pages (id) where picture_keys <> '{}';

alter table popups add column picture_keys text[] not null generated always as (picture_keys(html)) stored;
create index popups_pictured on popups (id) where picture_keys <> '{}';
