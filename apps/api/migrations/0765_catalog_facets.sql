-- What a title is found by besides its words, in short: « k:Book », « a:21 », « y:2019 », and what few titles are. One index answers every choice of them,
-- together, and what it knows of each lets the planner guess how many there will be. What most titles are (shown, out of stock) is read of the row.
create function catalog_facets(
  kind text, availability text, is_visible boolean, is_custom boolean, is_restricted boolean, release_date date, price_cents integer, stock integer,
  languages text[], clil text[], thema text[]
) returns text[] language plpgsql immutable parallel safe as $$
begin
  return string_to_array(
    concat_ws('|',
      'k:' || kind,
      'a:' || availability,
      case when not is_visible then 'hidden' end,
      case when is_custom then 'custom' end,
      case when is_restricted then 'restricted' end,
      case when stock > 0 then 'stocked' end,
      'y:' || extract(year from release_date),
      case
        when price_cents is null then 'unpriced'
        when price_cents < 500 then 'p:0-5'
        when price_cents < 1000 then 'p:5-10'
        when price_cents < 1500 then 'p:10-15'
        when price_cents < 2000 then 'p:15-20'
        when price_cents < 3000 then 'p:20-30'
        when price_cents < 5000 then 'p:30-50'
        else 'p:50-'
      end,
      'l:' || nullif(array_to_string(languages, '|l:'), ''),
      'c:' || nullif(array_to_string(clil, '|c:'), ''),
      't:' || nullif(array_to_string(thema, '|t:'), '')),
    '|');
end $$;

alter table product_search add column facets text[] not null generated always as (
  catalog_facets(kind, availability, is_visible, is_custom, is_restricted, release_date, price_cents, stock, languages, clil, thema)
) stored;

drop index product_search_clil;
drop index product_search_thema;
drop index product_search_rare;
-- New titles wait a little and are entered together, the same facet of many at once: half a megabyte of them is read through in no time.
create index product_search_facets on product_search using gin (facets) with (fastupdate = on, gin_pending_list_limit = 512);
-- The words, too.
alter index product_search_words set (fastupdate = on, gin_pending_list_limit = 512);
