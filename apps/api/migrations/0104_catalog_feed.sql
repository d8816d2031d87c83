-- What the feed says of a title and what staff say instead; subjects and languages; prices that are not announced yet.
alter table products
  add column version integer not null default 1,
  -- ISO 639-2/B: `fre`
  add column languages text[] not null default '{}',
  -- codes of both subject schemes: `3442`, `FBA`
  add column clil text[] not null default '{}',
  add column thema text[] not null default '{}',
  -- minutes, of films
  add column duration integer,
  -- null: not announced
  alter column price_cents drop not null;
-- A title without a price stands before the cheapest one.
drop index products_price;
create index products_price on products ((coalesce(price_cents, -1)), id);

-- A field that staff took over from the feed: `products` holds their value, here stands what the feed last said. No row, and the feed rules.
create table product_overrides (
  product_id integer not null references products on delete cascade,
  -- as the contract names it: `priceWithTax`
  field text not null,
  -- as the contract writes it: `"11.90"`
  feed_value jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by text not null,
  primary key (product_id, field)
);

alter table product_search
  alter column price_cents drop not null,
  add column languages text[] not null default '{}',
  add column clil text[] not null default '{}',
  add column thema text[] not null default '{}',
  -- a restriction hides the title from the public site
  add column is_restricted boolean not null default false;

create or replace function catalog_add_documents() returns trigger language plpgsql as $$
begin
  with made as (
    insert into product_search (product_id, kind, availability, is_visible, is_custom, release_date, stock, price_cents, publishers, collections,
        title, phrases, words, languages, clil, thema)
      select id, kind, availability, is_visible, is_custom, release_date, stock, price_cents, p.publishers, p.collections, document.*,
        p.languages, p.clil, p.thema
      from added p, catalog_document(p.title, p.authors, p.publishers, p.collections, p.series, p.sub_ean) document
      returning words
  )
  insert into product_words (word)
    select distinct word from made, unnest(tsvector_to_array(words)) word where word !~ '^[0-9]{8,}$' order by word
    on conflict do nothing;
  return null;
end $$;

create or replace function catalog_renew_facts() returns trigger language plpgsql as $$
begin
  update product_search set kind = new.kind, availability = new.availability, is_visible = new.is_visible, is_custom = new.is_custom,
    release_date = new.release_date, stock = new.stock, price_cents = new.price_cents, publishers = new.publishers, collections = new.collections,
    languages = new.languages, clil = new.clil, thema = new.thema
    where product_id = new.id;
  return null;
end $$;
drop trigger products_facts_renewed on products;
create trigger products_facts_renewed
  after update of kind, availability, is_visible, is_custom, release_date, stock, price_cents, publishers, collections, languages, clil, thema on products
  for each row when ((old.kind, old.availability, old.is_visible, old.is_custom, old.release_date, old.stock, old.price_cents, old.publishers,
      old.collections, old.languages, old.clil, old.thema)
    is distinct from (new.kind, new.availability, new.is_visible, new.is_custom, new.release_date, new.stock, new.price_cents, new.publishers,
      new.collections, new.languages, new.clil, new.thema))
  execute function catalog_renew_facts();
