-- Every function finds what it names whatever the caller's search_path is. A dump is restored with an empty one, and then computes the generated columns and
-- the indexes again: a function that looked its names up there failed, and its table came back empty.

-- Functions of values alone get a body that PostgreSQL parses here and keeps parsed. The planner still inlines those that it inlined: the names of a search
-- are folded as they were, and the indexes over them are found. `set` would keep it from that.
create or replace function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create or replace function catalog_fold(value text) returns text language sql immutable parallel safe strict
  return trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      public.fold(normalize(value, nfkc)),
      '\m([a-z0-9])\.\s?(?=[a-z0-9](\.|\M))', '\1', 'g'),
      '\maujourd[''` ]hui\M', 'aujourdhui', 'g'),
      '\m(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu|quoiqu)[''`´]\s*(?=[^\s[:punct:]])|\m[ldjmnstc]\s+(?=[^\s[:punct:]])', '', 'g'),
      '[''`´]', '', 'g'),
      '[^a-z0-9|\u00c0-\uffff]+|[\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'),
      '([^ ]{60})[^ ]+', '\1', 'g'),
      '\mst(e?)\M', 'saint\1', 'g'));

create or replace function catalog_stems(folded text) returns text language sql immutable parallel safe strict
  begin atomic
    select coalesce(nullif(trim(regexp_replace(stems, '\m(le|la|les|l|un|une|des|du|de|d|et|a|au|aux|en|the|of|and)\M ?', '', 'g')), ''), stems)
    from (select regexp_replace(regexp_replace(regexp_replace(folded,
      '\m([^ ]+[^e ])aux\M', '\1al', 'g'),
      '\m([^ ]{2,}u)x\M', '\1', 'g'),
      '\m([^ ]{2,}[^s ])s\M', '\1', 'g') as stems) singular;
  end;

create or replace function catalog_document(title text, authors text[], publishers text[], collections text[], series text[], sub_ean text)
  returns table (title text, phrases text, words tsvector) language sql immutable parallel safe
  begin atomic
    -- `offset 0`: nothing is reckoned twice
    select left(named, 200), ' ' || folded || ' ', array_to_tsvector(array_remove(array_remove(
      string_to_array(concat_ws(' ', named, public.catalog_stems(split_part(folded, '|', 2) || split_part(folded, '|', 3)), public.fold(sub_ean)), ' ')
      -- « animau » on the way to « animaux »
      || case when folded like '%aux%' then array(select piece[1] from regexp_matches(folded, '\m([^ ]+[^e ]au)x\M', 'g') piece) end, ''), '|'))
    from (select folded, public.catalog_stems(trim(split_part(folded, '|', 1))) as named
      from (select public.catalog_fold(concat_ws(' | ', translate(title, '|', ' '), translate(array_to_string(authors, ' '), '|', ' '),
        translate(array_to_string(publishers || collections || series, ' '), '|', ' '))) as folded offset 0) once offset 0) twice;
  end;

create or replace function catalog_name_key(name text) returns text language sql immutable parallel safe strict
  return trim(regexp_replace(public.fold(name), '\s+', ' ', 'g'));

create or replace function page_words(value text) returns text language sql immutable parallel safe strict
  return trim(regexp_replace(public.fold(normalize(value, nfkc)), '[^a-z0-9\u00c0-\uffff]+|[\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'));

create or replace function page_media_ids(blocs jsonb) returns integer[] language sql immutable parallel safe strict
  begin atomic
    select coalesce(array_agg(distinct id::integer), '{}') from jsonb_path_query(blocs, '$[*].mediaIds[*]') id;
  end;

create or replace function picture_keys(html text) returns text[] language sql immutable parallel safe strict
  begin atomic
    select coalesce(array_agg(distinct found[1]), '{}') from regexp_matches(html, '[?;&]key=([0-9a-f]{32})', 'g') as found;
  end;

create or replace function title_eans(html text) returns text[] language sql immutable parallel safe strict
  begin atomic
    select coalesce(array_agg(distinct found[1]), '{}') from regexp_matches(html, ' data-ean="([0-9]{13})"', 'g') as found;
  end;

create or replace function email_root(address text) returns text language sql immutable
  return replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(address), '@', 2);

-- The others read tables or are written in PL/pgSQL, are inlined nowhere, and name what they read as it is called in `public`. (A parsed body would keep
-- later migrations from changing the tables' columns.)
alter function catalog_names(products) set search_path = public, pg_temp;
alter function catalog_own_values(products) set search_path = public, pg_temp;
alter function catalog_is_restricted(products) set search_path = public, pg_temp;
alter function count_product_words() set search_path = public, pg_temp;
alter function forget_letters_to(text) set search_path = public, pg_temp;
alter function catalog_facets(text, text, boolean, boolean, boolean, date, integer, integer, text[], text[], text[]) set search_path = public, pg_temp;
alter function catalog_listed_by(text[], text[], date, integer, integer, text[], text[], text[]) set search_path = public, pg_temp;
alter function catalog_add_documents() set search_path = public, pg_temp;
alter function catalog_renew_document() set search_path = public, pg_temp;
alter function catalog_renew_facts() set search_path = public, pg_temp;
alter function catalog_share_rules() set search_path = public, pg_temp;
alter function catalog_restrict_added() set search_path = public, pg_temp;
alter function catalog_restrict_changed() set search_path = public, pg_temp;
alter function refuse_change() set search_path = public, pg_temp;
alter function refuse_till_change() set search_path = public, pg_temp;
alter function refuse_payment_of_closed_day() set search_path = public, pg_temp;
alter function refuse_paper_change() set search_path = public, pg_temp;
alter function sum_customer_orders(integer[]) set search_path = public, pg_temp;
alter function customer_orders_changed() set search_path = public, pg_temp;
alter function count_customer_messages() set search_path = public, pg_temp;
alter function discounts_keep_code() set search_path = public, pg_temp;
alter function forget_campaign_mails() set search_path = public, pg_temp;
alter function count_person_events(integer[]) set search_path = public, pg_temp;
alter function purchasing_line_cancelled() set search_path = public, pg_temp;
alter function purchasing_line_restored() set search_path = public, pg_temp;
