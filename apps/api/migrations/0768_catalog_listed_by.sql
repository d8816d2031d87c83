-- What a list in the order of titles is narrowed by, beside each title in its index: a deep page is then met without reading a table. Null where it is too
-- long for an index: of such a title what is searched is asked. U+001F parts the names, for no name holds it.
create function catalog_listed_by(
  publishers text[], collections text[], release_date date, price_cents integer, stock integer, languages text[], clil text[], thema text[]
) returns text[] language plpgsql immutable parallel safe as $$
declare
  names text := concat_ws(E'\x1f',
    'n:' || nullif(array_to_string(publishers, E'\x1fn:'), ''),
    's:' || nullif(array_to_string(collections, E'\x1fs:'), ''));
  facets text[] := catalog_facets(null, null, true, false, false, release_date, price_cents, stock, languages, clil, thema);
begin
  if octet_length(names) + octet_length(array_to_string(facets, '|')) > 400 then return null; end if;
  return facets || string_to_array(names, E'\x1f');
end $$;

alter table products add column listed_by text[] generated always as (
  catalog_listed_by(publishers, collections, release_date, price_cents, stock, languages, clil, thema)
) stored;

drop index products_title;
create index products_title on products (title_key, id) include (kind, availability, is_visible, is_custom, listed_by);
create index products_unlisted on products (id) where listed_by is null;
