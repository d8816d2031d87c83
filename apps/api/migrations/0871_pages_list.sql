-- What names and URLs are sorted and looked for by: words without case, accents or marks, as `searchKey` of the domain makes them.
create function page_words(value text) returns text language sql immutable parallel safe strict
  as $$ select trim(regexp_replace(public.fold(normalize(value, nfkc)), '[^a-z0-9\u00c0-\uffff]+|[\u2000-\u2bff\u3000-\u303f]+', ' ', 'g')) $$;

alter table pages
  -- the name, for sorting; in English the French one where it has none
  add column name_key text collate "C" not null generated always as (page_words(localizations -> 'fr' ->> 'name')) stored,
  add column name_key_en text collate "C" not null generated always as
    (page_words(coalesce(nullif(localizations -> 'en' ->> 'name', ''), localizations -> 'fr' ->> 'name'))) stored,
  -- a blank, then the names and URLs in all languages: a short word is looked for at the beginning of words only
  add column search_text text not null generated always as (' ' || page_words(
    (localizations -> 'fr' ->> 'name') || ' ' || (localizations -> 'en' ->> 'name') || ' ' ||
    coalesce(localizations -> 'fr' ->> 'relativeUrl', '') || ' ' || coalesce(localizations -> 'en' ->> 'relativeUrl', ''))) stored,
  add column bloc_count integer not null generated always as (jsonb_array_length(blocs)) stored;
create index pages_name on pages (name_key, id);
create index pages_name_en on pages (name_key_en, id);
create index pages_updated on pages (updated_at, id);
create index pages_search on pages using gin (search_text gin_trgm_ops);
