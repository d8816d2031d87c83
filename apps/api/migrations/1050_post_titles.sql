-- The titles of the catalogue that a formatted text holds as cards, by their EANs, each once.
create function title_eans(html text) returns text[] language sql immutable parallel safe strict
  as $$ select coalesce(array_agg(distinct found[1]), '{}') from regexp_matches(html, ' data-ean="([0-9]{13})"', 'g') as found $$;

alter table post_texts add column title_eans text[] not null generated always as (title_eans(lead || description)) stored;
create index post_texts_titles on post_texts using gin (title_eans);
