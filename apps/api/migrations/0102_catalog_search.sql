-- The search of the catalogue. What is typed and what is looked through are brought into one shape by the two functions here and by nothing else; the
-- document of a product follows it in the same transaction, whoever writes.

-- Words parted by single blanks, and by « | » what is to be kept apart: no case, accent or ligature, elisions taken away (« l’étranger »,
-- « l étranger » → « etranger »), initials put together (« P.O.L » → « pol »), « St » written out, no word longer than 60 letters.
create function catalog_fold(value text) returns text language sql immutable parallel safe strict
  as $$
    select trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      public.fold(normalize(value, nfkc)),
      '\m([a-z0-9])\.\s?(?=[a-z0-9](\.|\M))', '\1', 'g'),
      '\maujourd[''` ]hui\M', 'aujourdhui', 'g'),
      '\m(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu|quoiqu)[''`´]\s*(?=[^\s[:punct:]])|\m[ldjmnstc]\s+(?=[^\s[:punct:]])', '', 'g'),
      '[''`´]', '', 'g'),
      '[^a-z0-9|\u00c0-\uffff]+|[\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'),
      '([^ ]{60})[^ ]+', '\1', 'g'),
      '\mst(e?)\M', 'saint\1', 'g'))
  $$;

-- Of folded words those that count, in the singular (« les animaux du château » → « animal chateau »); articles alone stay what they are.
create function catalog_stems(folded text) returns text language sql immutable parallel safe strict
  as $$
    select coalesce(nullif(trim(regexp_replace(stems, '\m(le|la|les|l|un|une|des|du|de|d|et|a|au|aux|en|the|of|and)\M ?', '', 'g')), ''), stems)
    from (select regexp_replace(regexp_replace(regexp_replace(folded,
      '\m([^ ]+[^e ])aux\M', '\1al', 'g'),
      '\m([^ ]{2,}u)x\M', '\1', 'g'),
      '\m([^ ]{2,}[^s ])s\M', '\1', 'g') as stems) singular
  $$;

-- What is searched of a product, and what a search is narrowed and counted by; apart from it: these rows are short, and a new stock or price, which no
-- index here knows, leaves the words alone.
create table product_search (
  product_id integer primary key references products on delete cascade,
  kind text not null,
  availability text not null,
  is_visible boolean not null,
  is_custom boolean not null,
  release_date date,
  stock integer not null,
  price_cents integer not null,
  publishers text[] not null,
  collections text[] not null,
  -- the words of the title that count, in their order
  title text collate "C" not null,
  -- folded, each part between blanks: title | authors | publishers, collections, series
  phrases text not null,
  -- the words of all of it, and the second number
  words tsvector not null
);

create function catalog_document(title text, authors text[], publishers text[], collections text[], series text[], sub_ean text)
  returns table (title text, phrases text, words tsvector) language sql immutable parallel safe
  as $$
    -- `offset 0`: nothing is reckoned twice
    select left(named, 200), ' ' || folded || ' ', array_to_tsvector(array_remove(array_remove(
      string_to_array(concat_ws(' ', named, catalog_stems(split_part(folded, '|', 2) || split_part(folded, '|', 3)), public.fold(sub_ean)), ' ')
      -- « animau » on the way to « animaux »
      || case when folded like '%aux%' then array(select piece[1] from regexp_matches(folded, '\m([^ ]+[^e ]au)x\M', 'g') piece) end, ''), '|'))
    from (select folded, catalog_stems(trim(split_part(folded, '|', 1))) as named
      from (select catalog_fold(concat_ws(' | ', translate(title, '|', ' '), translate(array_to_string(authors, ' '), '|', ' '),
        translate(array_to_string(publishers || collections || series, ' '), '|', ' '))) as folded offset 0) once offset 0) twice
  $$;

-- Every word that stands in a document but for numbers of products, for what was meant by a misspelt one; in how many titles it stands is counted now and then.
create table product_words (
  word text collate "C" primary key,
  titles integer not null default 1
);

create function count_product_words() returns void language sql
  as $$
    insert into product_words (word, titles)
      select word, ndoc from ts_stat('select words from product_search') where word !~ '^[0-9]{8,}$'
      on conflict (word) do update set titles = excluded.titles where product_words.titles <> excluded.titles;
  $$;

insert into product_search
  select id, kind, availability, is_visible, is_custom, release_date, stock, price_cents, p.publishers, p.collections, document.*
  from products p, catalog_document(p.title, p.authors, p.publishers, p.collections, p.series, p.sub_ean) document;
select count_product_words();

-- room for another stock on the same page
alter table product_search set (fillfactor = 90);
create index product_search_words on product_search using gin (words) with (fastupdate = off);
create index product_search_title on product_search (title, product_id);
create index product_words_backwards on product_words (reverse(word) collate "C");
drop index products_search;
alter table products drop column search_text;
-- A part of an EAN: its beginning, or any digits of it.
create index products_ean_start on products (ean collate "C");
create index products_ean_digits on products using gin (ean gin_trgm_ops);

create function catalog_add_documents() returns trigger language plpgsql as $$
begin
  with made as (
    insert into product_search
      select id, kind, availability, is_visible, is_custom, release_date, stock, price_cents, p.publishers, p.collections, document.*
      from added p, catalog_document(p.title, p.authors, p.publishers, p.collections, p.series, p.sub_ean) document
      returning words
  )
  insert into product_words (word)
    select distinct word from made, unnest(tsvector_to_array(words)) word where word !~ '^[0-9]{8,}$' order by word
    on conflict do nothing;
  return null;
end $$;
create trigger products_documents_added after insert on products
  referencing new table as added for each statement execute function catalog_add_documents();

create function catalog_renew_document() returns trigger language plpgsql as $$
declare
  document record;
begin
  select * into document from catalog_document(new.title, new.authors, new.publishers, new.collections, new.series, new.sub_ean);
  update product_search set title = document.title, phrases = document.phrases, words = document.words where product_id = new.id;
  insert into product_words (word)
    select word from unnest(tsvector_to_array(document.words)) word where word !~ '^[0-9]{8,}$' order by word
    on conflict do nothing;
  return null;
end $$;
create trigger products_document_renewed after update of title, authors, publishers, collections, series, sub_ean on products
  for each row when ((old.title, old.authors, old.publishers, old.collections, old.series, old.sub_ean)
    is distinct from (new.title, new.authors, new.publishers, new.collections, new.series, new.sub_ean))
  execute function catalog_renew_document();

create function catalog_renew_facts() returns trigger language plpgsql as $$
begin
  update product_search set kind = new.kind, availability = new.availability, is_visible = new.is_visible, is_custom = new.is_custom,
    release_date = new.release_date, stock = new.stock, price_cents = new.price_cents, publishers = new.publishers, collections = new.collections
    where product_id = new.id;
  return null;
end $$;
create trigger products_facts_renewed
  after update of kind, availability, is_visible, is_custom, release_date, stock, price_cents, publishers, collections on products
  for each row when ((old.kind, old.availability, old.is_visible, old.is_custom, old.release_date, old.stock, old.price_cents, old.publishers, old.collections)
    is distinct from (new.kind, new.availability, new.is_visible, new.is_custom, new.release_date, new.stock, new.price_cents, new.publishers, new.collections))
  execute function catalog_renew_facts();
