-- Everything that a database holds before its first use, by area. A table comes after those it refers to.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- # Functions without table access

-- Every function resolves its names whatever the caller's search_path: a dump is restored with an empty one, and
-- generated columns and indexes are computed then. A function of values alone has a body that PostgreSQL parses here,
-- which the planner still inlines; every other one sets its search_path, which rules inlining out.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- Brings a title, and what is typed in a search, into one form: words separated by single spaces (`|` keeps parts
-- apart), without case, accents or ligatures, elisions removed (« l’étranger », « l étranger » → « etranger »),
-- initials joined (« P.O.L » → « pol »), « St » spelled out, no word longer than 60 letters.
create function catalog_fold(value text) returns text language sql immutable parallel safe strict
  return trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      public.fold(normalize(value, nfkc)),
      '\m([a-z0-9])\.\s?(?=[a-z0-9](\.|\M))', '\1', 'g'),
      '\maujourd[''` ]hui\M', 'aujourdhui', 'g'),
      '\m(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu|quoiqu)[''`´]\s*(?=[^\s[:punct:]])|\m[ldjmnstc]\s+(?=[^\s[:punct:]])', '', 'g'),
      '[''`´]', '', 'g'),
      '[^a-z0-9|\u00c0-\uffff]+|[\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'),
      '([^ ]{60})[^ ]+', '\1', 'g'),
      '\mst(e?)\M', 'saint\1', 'g'));

-- The significant words of a folded text, in the singular (« les animaux du château » → « animal chateau »); a text
-- of articles alone stays as it is.
create function catalog_stems(folded text) returns text language sql immutable parallel safe strict
  begin atomic
    select coalesce(nullif(trim(regexp_replace(stems, '\m(le|la|les|l|un|une|des|du|de|d|et|a|au|aux|en|the|of|and)\M ?', '', 'g')), ''), stems)
    from (select regexp_replace(regexp_replace(regexp_replace(folded,
      '\m([^ ]+[^e ])aux\M', '\1al', 'g'),
      '\m([^ ]{2,}u)x\M', '\1', 'g'),
      '\m([^ ]{2,}[^s ])s\M', '\1', 'g') as stems) singular;
  end;

create function catalog_document(title text, authors text[], publishers text[], collections text[], series text[], sub_ean text)
  returns table (title text, phrases text, words tsvector) language sql immutable parallel safe
  begin atomic
    -- `offset 0` keeps the planner from evaluating an expression twice
    select left(named, 200), ' ' || folded || ' ', array_to_tsvector(array_remove(array_remove(
      string_to_array(concat_ws(' ', named, public.catalog_stems(split_part(folded, '|', 2) || split_part(folded, '|', 3)), public.fold(sub_ean)), ' ')
      -- « animau », typed on the way to « animaux »
      || case when folded like '%aux%' then array(select piece[1] from regexp_matches(folded, '\m([^ ]+[^e ]au)x\M', 'g') piece) end, ''), '|'))
    from (select folded, public.catalog_stems(trim(split_part(folded, '|', 1))) as named
      from (select public.catalog_fold(concat_ws(' | ', translate(title, '|', ' '), translate(array_to_string(authors, ' '), '|', ' '),
        translate(array_to_string(publishers || collections || series, ' '), '|', ' '))) as folded offset 0) once offset 0) twice;
  end;

-- The form in which two names are compared: no case, accent or double space.
create function catalog_name_key(name text) returns text language sql immutable parallel safe strict
  return trim(regexp_replace(public.fold(name), '\s+', ' ', 'g'));

-- The form in which names and URLs are sorted and searched: like `searchKey` of the domain, words without case,
-- accents or punctuation.
create function page_words(value text) returns text language sql immutable parallel safe strict
  return trim(regexp_replace(public.fold(normalize(value, nfkc)), '[^a-z0-9\u00c0-\uffff]+|[\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'));

-- The distinct media that a page's blocs show.
create function page_media_ids(blocs jsonb) returns integer[] language sql immutable parallel safe strict
  begin atomic
    select coalesce(array_agg(distinct id::integer), '{}') from jsonb_path_query(blocs, '$[*].mediaIds[*]') id;
  end;

-- The distinct picture keys of the media library in a formatted text.
create function picture_keys(html text) returns text[] language sql immutable parallel safe strict
  begin atomic
    select coalesce(array_agg(distinct found[1]), '{}') from regexp_matches(html, '[?;&]key=([0-9a-f]{32})', 'g') as found;
  end;

-- The distinct EANs of the product cards in a formatted text.
create function title_eans(html text) returns text[] language sql immutable parallel safe strict
  begin atomic
    select coalesce(array_agg(distinct found[1]), '{}') from regexp_matches(html, ' data-ean="([0-9]{13})"', 'g') as found;
  end;

-- The e-mail address without what mail servers ignore: dots, and what follows a plus sign.
create function email_root(address text) returns text language sql immutable
  return replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(address), '@', 2);

-- Short codes for what a product is filtered by besides its words: « k:Book », « a:21 », « y:2019 », and flags that
-- few products have. One index answers any combination, and its statistics let the planner estimate the result. What
-- most products are (visible, out of stock) is read from the row.
create function catalog_facets(
  kind text, availability text, is_visible boolean, is_custom boolean, is_restricted boolean, release_date date, price_cents integer, stock integer,
  languages text[], clil text[], thema text[]
) returns text[] language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
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

-- What a list ordered by title is filtered by, included in that index, so that a deep page reads no table. Null where
-- it is too long for an index: such a product is filtered by product_search. Names are separated by U+001F, which no
-- name contains.
create function catalog_listed_by(
  publishers text[], collections text[], release_date date, price_cents integer, stock integer, languages text[], clil text[], thema text[]
) returns text[] language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  names text := concat_ws(E'\x1f',
    'n:' || nullif(array_to_string(publishers, E'\x1fn:'), ''),
    's:' || nullif(array_to_string(collections, E'\x1fs:'), ''));
  facets text[] := catalog_facets(null, null, true, false, false, release_date, price_cents, stock, languages, clil, thema);
begin
  if octet_length(names) + octet_length(array_to_string(facets, '|')) > 400 then return null; end if;
  return facets || string_to_array(names, E'\x1f');
end $$;

-- # Platform

create table installation (
  name text primary key,
  value text not null,
  created_at timestamptz(3) not null
);

-- The audit log, append only.
create table audit_entries (
  id bigint primary key generated always as identity,
  at timestamptz(3) not null,
  user_id integer,
  user_name text,
  action text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  entity text,
  entity_id text,
  changes jsonb not null,
  address text not null,
  request_id text not null,
  -- the record's name at that time; null for old entries
  entity_name text
);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_entity on audit_entries (entity, entity_id, at desc, id desc);
create index audit_entries_user on audit_entries (user_id, at desc, id desc);
create index audit_entries_action on audit_entries (action, at desc, id desc);
create index audit_entries_refused on audit_entries (at desc, id desc) where outcome = 'refused';
create index audit_entries_search on audit_entries using gin
  (fold(' ' || coalesce(user_name, '') || ' ' || coalesce(entity_id, '') || ' ' || coalesce(entity_name, '') || ' ' || request_id) gin_trgm_ops);

create table idempotency_keys (
  key text not null,
  operation text not null,
  request_hash text not null,
  answer json,
  created_at timestamptz(3) not null,
  -- the credential that sent the key: API keys of one person and that person share no keys
  caller text not null,
  primary key (caller, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

create table background_tasks (
  id uuid primary key,
  kind text not null,
  state text not null check (state in ('Planned', 'Running', 'Done', 'Failed')),
  payload jsonb not null,
  done_count integer not null default 0,
  total_count integer not null,
  error text,
  user_id integer,
  user_name text,
  planned_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  beat_at timestamptz(3),
  run integer not null default 0,
  -- Tries are counted from here: `run` keeps increasing when a task is retried by hand, so that an old worker finds
  -- another number.
  first_run integer not null default 0,
  -- the task waits until then
  not_before timestamptz(3)
);
create index background_tasks_planned_at on background_tasks (planned_at desc, id);
create index background_tasks_state on background_tasks (state);
create index background_tasks_user on background_tasks (user_id, planned_at desc);

create table mails (
  id uuid primary key,
  type text not null,
  from_address text not null,
  to_addresses jsonb not null,
  cc_addresses jsonb not null,
  bcc_addresses jsonb not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  search_text text not null,
  processed boolean not null default false,
  sent_tries integer not null default 0,
  sent_date timestamptz(3),
  error text,
  extra jsonb not null,
  document_id integer,
  created_at timestamptz(3) not null,
  next_try_at timestamptz(3) not null
);
create index mails_created_at on mails (created_at desc, id);
create index mails_sent_date on mails (sent_date desc, id);
create index mails_document_id on mails (document_id);
create index mails_waiting on mails (next_try_at) where not processed;
create index mails_search on mails using gin (search_text gin_trgm_ops);
create index mails_type on mails (type, created_at desc, id);
-- Mails to one person, whatever the case of the address; former addresses of merged customers are kept in lower case.
create index mails_to_lower on mails using gin ((lower(to_addresses::text)::jsonb) jsonb_path_ops);

-- Repeated rejections of one kind within a time window: the first is logged at once, the others are counted here and
-- logged as one entry.
create table refusal_sums (
  key text primary key,
  action text not null,
  entity text,
  user_id integer,
  user_name text,
  address text not null,
  request_id text not null,
  count integer not null,
  ends_at timestamptz(3) not null
);
create index refusal_sums_action on refusal_sums (action, ends_at);
create index refusal_sums_ends_at on refusal_sums (ends_at);

-- Whether `later` is `before` with nothing but values removed: the name may become null, and values « … ».
create function is_emptied_log_entry(before audit_entries, later audit_entries) returns boolean language plpgsql immutable
  set search_path = public, pg_temp as $$
begin
  return to_jsonb(before) - 'changes' - 'entity_name' = to_jsonb(later) - 'changes' - 'entity_name'
    and (later.entity_name is null or later.entity_name = before.entity_name)
    and (select count(*) from jsonb_object_keys(before.changes)) = (select count(*) from jsonb_object_keys(later.changes))
    and not exists (
      select from jsonb_each(before.changes) as was left join jsonb_each(later.changes) as said using (key), generate_series(0, 1) as place
      where said.value -> place is null or jsonb_array_length(said.value) <> 2
        or (said.value -> place <> was.value -> place and (said.value -> place <> '"…"' or was.value -> place = 'null'))
    );
end $$;

-- forget_customer_in_log may empty entries; nothing else may change one.
create function refuse_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  stack text;
begin
  if tg_op = 'UPDATE' then
    get diagnostics stack = pg_context;
    -- Behind its name the words are of the server's language.
    if stack like '% forget_customer_in_log(integer)%' and is_emptied_log_entry(old, new) then
      return new;
    end if;
  end if;
  raise exception 'audit_entries is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();

-- Removes one customer's values from the log and returns the number of entries changed: all texts of entries about
-- them and their reviews; addresses and free text of their orders; and in any entry about people, values that contain
-- their e-mail address, phone, name or street. Their row must still hold these. Returns null where the log has an
-- owner of its own to whom this function does not belong (apps/api/README.md).
create function forget_customer_in_log(forgotten integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  needles text[];
  emptied integer;
begin
  if not has_table_privilege(current_user, 'audit_entries', 'update') then
    return null;
  end if;
  select array_agg(distinct fold(trim(needle))) into needles
  from (
    select unnest(array[email, phone, company, last_name || ' ' || first_name, first_name || ' ' || last_name,
      billing_address ->> 'address1', shipping_address ->> 'address1'] || former_emails) as needle
    from customers where id = forgotten
    union all
    select last_name from customers where id = forgotten and length(last_name) > 2
    union all
    select unnest(array[customer_name, billing_address ->> 'address1', shipping_address ->> 'address1', shipping_address ->> 'phone'])
    from documents where customer_id = forgotten
  ) said
  where length(trim(needle)) > 2;
  with theirs as (
    select id, changes, entity, entity_name,
      (entity = 'customer' and entity_id = forgotten::text)
        or (entity = 'review' and entity_id in (select reviews.id::text from reviews where customer_id = forgotten)) as is_about,
      entity = 'document' and entity_id in (select documents.id::text from documents where customer_id = forgotten) as is_order,
      exists (select from unnest(needles) as needle where position(needle in fold(entity_name)) > 0) as is_named
    from audit_entries
    where entity in ('customer', 'document', 'message', 'mail', 'review', 'eventRegistration', 'subscriber', 'suppressedEmail', 'view', 'campaign')
  ), lesser as (
    select theirs.id, case when is_named and entity <> 'document' then null else entity_name end as entity_name, theirs.changes as before, (
      select jsonb_object_agg(key, (
        select jsonb_agg(
          case when jsonb_typeof(one) in ('string', 'array', 'object') and (
            is_about
            or (is_order and key in ('shippingAddress', 'billingAddress', 'documentComment', 'message', 'buyerOrderReference'))
            or exists (select from unnest(needles) as needle where position(needle in fold(one::text)) > 0)
          ) then '"…"' else one end order by place
        ) from jsonb_array_elements(pair) with ordinality as parts (one, place)
      )) from jsonb_each(theirs.changes) as properties (key, pair)
    ) as changes
    from theirs
  )
  update audit_entries set changes = coalesce(lesser.changes, '{}'), entity_name = lesser.entity_name
  from lesser
  where audit_entries.id = lesser.id
    and (audit_entries.entity_name is distinct from lesser.entity_name or audit_entries.changes <> coalesce(lesser.changes, '{}'));
  get diagnostics emptied = row_count;
  return emptied;
end $$;

-- # Identity

create table users (
  id integer primary key generated always as identity,
  user_name text not null,
  user_name_key text not null unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text,
  is_disabled boolean not null default false,
  created_at timestamptz(3) not null,
  password_changed_at timestamptz(3) not null,
  date_of_birth date,
  gender text not null default 'Unknown' check (gender in ('Unknown', 'Male', 'Female')),
  mobile_phone text,
  company text,
  last_sign_in_at timestamptz(3),
  version integer not null default 1
);
-- Forgotten passwords are requested by e-mail address, so an address identifies one account.
create unique index users_email_lower on users (lower(email));

create table roles (
  id integer primary key generated always as identity,
  name text not null unique,
  version integer not null default 1
);

create table role_claims (
  role_id integer not null references roles (id) on delete cascade,
  claim text not null,
  primary key (role_id, claim)
);

create table user_roles (
  user_id integer not null references users (id) on delete cascade,
  role_id integer not null references roles (id) on delete cascade,
  primary key (user_id, role_id)
);

create table user_claims (
  user_id integer not null references users (id) on delete cascade,
  claim text not null,
  primary key (user_id, claim)
);

create table sessions (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_reason text check (ended_reason in ('signOut', 'reuse', 'disabled', 'passwordChange', 'admin')),
  address text not null,
  user_agent text not null
);
create index sessions_user_id on sessions (user_id);

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  successor_hash text
);
create index refresh_tokens_session_id on refresh_tokens (session_id);

create table attempts (
  bucket text primary key,
  count integer not null,
  resets_at timestamptz(3) not null,
  -- for a name tried from many places: a place may try again from then on
  not_before timestamptz(3)
);

create table set_up_tokens (
  hash text primary key,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

-- One-time links to choose a password, by the hash of their token.
create table password_links (
  hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('forgot', 'first')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index password_links_user_id on password_links (user_id);

-- Entries of the form « Mot de passe oublié », for existing accounts and others: looked up later, so that the answer
-- takes equally long.
create table password_requests (
  id uuid primary key,
  asked text not null,
  address text not null,
  request_id text not null,
  created_at timestamptz(3) not null
);
create index password_requests_created_at on password_requests (created_at);

-- A list's filters and order under a name, of one person or shared.
create table saved_views (
  id integer primary key generated by default as identity,
  owner_id integer not null references users (id) on delete cascade,
  list text not null check (list in ('orders', 'products', 'customers', 'messages', 'mails')),
  name text not null,
  -- trimmed, lower case, no accents: no two views of one person look alike
  name_key text collate "C" not null,
  address text not null,
  is_shared boolean not null,
  version integer not null default 1
);
create unique index saved_views_owner on saved_views (owner_id, list, name_key);
create index saved_views_shared on saved_views (list, name_key) where is_shared;

-- Who has a record open: a row per page and record, renewed while it is shown.
create table presences (
  line uuid not null,
  entity text not null,
  record_id integer not null,
  user_id integer not null references users (id) on delete cascade,
  seen_at timestamptz(3) not null,
  -- the field that the user is typing in
  field text,
  primary key (line, record_id)
);
create index presences_of on presences (entity, record_id, seen_at);
create index presences_user on presences (user_id);

-- Credentials of other programs. Of the secret only its SHA-256 is kept: 256 random bits need no slow hash.
create table api_keys (
  id integer primary key generated by default as identity,
  name text not null,
  hash text not null unique,
  claims text[] not null,
  -- CIDR; empty: from anywhere
  ip_ranges text[] not null,
  expires_on date,
  requests_per_minute integer not null check (requests_per_minute > 0),
  -- the user in whose name it writes; users with activity are never deleted
  created_by_id integer not null references users (id),
  created_by text not null,
  created_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  last_used_from text,
  -- calls within the minute that ends at counted_until
  call_count integer not null default 0,
  counted_until timestamptz(3),
  version integer not null default 1,
  -- the sender that references belong to: a key shares it with the keys that replace it under its name
  source_id integer not null
);
-- a revoked key frees its name
create unique index api_keys_name on api_keys (lower(name)) where revoked_at is null;

-- # Catalogue

-- Products. Orders keep their own copy of what was sold, so nothing refers to this table.
create table products (
  id integer primary key generated by default as identity,
  ean text not null,
  sub_ean text,
  title text not null,
  -- lower case, unaccented, compared by bytes: both databases order French alike
  title_key text collate "C" not null,
  authors text[] not null,
  publishers text[] not null,
  suppliers text[] not null,
  collections text[] not null,
  editions text[] not null,
  series text[] not null,
  categories text[] not null,
  classifications text[] not null,
  publics text[] not null,
  kind text not null check (kind in ('Book', 'Comic', 'Dvd', 'Press', 'Goods')),
  release_date date,
  stock integer not null,
  -- null: not announced
  price_cents integer check (price_cents >= 0),
  tax_rate numeric(5, 4) not null check (tax_rate between 0 and 1),
  availability text not null check (availability in ('10', '11', '12', '20', '21', '32', '40', '41', '51')),
  shelf text,
  summary text,
  pages integer,
  weight integer,
  height integer,
  width integer,
  thickness integer,
  variations jsonb not null,
  is_signed boolean not null,
  is_visible boolean not null,
  is_custom boolean not null,
  cache_refreshed_at timestamptz(3),
  version integer not null default 1,
  -- ISO 639-2/B: `fre`
  languages text[] not null default '{}',
  -- codes of two subject schemes: `3442`, `FBA`
  clil text[] not null default '{}',
  thema text[] not null default '{}',
  -- minutes, of films
  duration integer,
  -- key of the cover, here because every list shows it
  picture text,
  listed_by text[] generated always as (
    catalog_listed_by(publishers, collections, release_date, price_cents, stock, languages, clil, thema)
  ) stored
);
create unique index products_ean on products (ean);
create index products_availability on products (availability, title_key, id) include (kind, is_visible, is_custom);
create index products_kind on products (kind, title_key, id) include (availability, is_visible, is_custom);
create index products_hidden on products (title_key, id) include (kind, availability, is_custom) where not is_visible;
create index products_custom on products (title_key, id) include (kind, availability, is_visible) where is_custom;
create index products_release_date on products ((coalesce(release_date, date '-infinity')), id);
create index products_stock on products (stock, id);
-- An EAN is searched by its beginning or by any digits in it.
create index products_ean_start on products (ean collate "C");
create index products_ean_digits on products using gin (ean gin_trgm_ops);
-- Products of an author, and the number of them.
create index products_authors on products using gin (authors);
create index products_price on products ((coalesce(price_cents, -1)), id);
-- Few products have variations: their types are read without scanning all products.
create index products_varied on products (id) where variations <> '[]'::jsonb;
create index products_title on products (title_key, id) include (kind, availability, is_visible, is_custom, listed_by);
create index products_unlisted on products (id) where listed_by is null;

-- What a product is searched, filtered and counted by. A table of its own: its rows are short, and a change of stock
-- or price, which no index here contains, leaves the words alone.
create table product_search (
  product_id integer primary key references products on delete cascade,
  kind text not null,
  availability text not null,
  is_visible boolean not null,
  is_custom boolean not null,
  release_date date,
  stock integer not null,
  price_cents integer,
  publishers text[] not null,
  collections text[] not null,
  -- the significant words of the title, in order
  title text collate "C" not null,
  -- folded, each part between spaces: title | authors | publishers, collections, series
  phrases text not null,
  -- the words of all parts, and sub_ean
  words tsvector not null,
  languages text[] not null default '{}',
  clil text[] not null default '{}',
  thema text[] not null default '{}',
  -- a restriction hides the product from the public site
  is_restricted boolean not null default false,
  facets text[] not null generated always as (
    catalog_facets(kind, availability, is_visible, is_custom, is_restricted, release_date, price_cents, stock, languages, clil, thema)
  ) stored
) with (fillfactor = 90);
create index product_search_words on product_search using gin (words) with (fastupdate = on, gin_pending_list_limit = 512);
create index product_search_title on product_search (title, product_id);
-- Filters of a list beside its search: of a million titles, few share a publisher or a collection.
create index product_search_publishers on product_search using gin (publishers) with (fastupdate = off);
create index product_search_collections on product_search using gin (collections) with (fastupdate = off);
-- New entries are collected in the pending list, which is at most 512 kB and fast to scan, and merged together.
create index product_search_facets on product_search using gin (facets) with (fastupdate = on, gin_pending_list_limit = 512);

-- Every word of product_search.words except product numbers, for suggesting spellings; the number of titles is
-- refreshed now and then.
create table product_words (
  word text collate "C" primary key,
  titles integer not null default 1
);
create index product_words_backwards on product_words (reverse(word) collate "C");

-- Fields that staff took over from the feed: `products` holds their value, feed_value what the feed last said.
-- Without a row, the feed decides.
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

-- Covers and files of products. A row without product is deleted an hour later, with its bytes.
create table product_files (
  id integer generated by default as identity primary key,
  product_id integer references products on delete set null,
  kind text not null check (kind in ('Picture', 'File')),
  -- identifies the bytes; cannot be guessed
  key text not null unique,
  -- name in the file storage: a cover is stored in several sizes under one name
  stored_as text not null,
  file_name text not null,
  size integer not null,
  source_url text,
  created_at timestamptz(3) not null,
  created_by text not null,
  is_from_feed boolean not null default false,
  user_id integer
);
create index product_files_of_product on product_files (product_id);
create index product_files_loose on product_files (created_at) where product_id is null;
create unique index product_files_one_picture on product_files (product_id) where kind = 'Picture';
create index product_files_uploaded on product_files (user_id) include (size) where user_id is not null;

-- A product under other conditions: second-hand, signed, on sale.
create table offers (
  id integer primary key generated by default as identity,
  product_id integer not null references products (id) on delete cascade,
  name text not null,
  price_cents integer not null check (price_cents >= 0),
  stock integer not null check (stock >= 0),
  start_time timestamptz(3),
  end_time timestamptz(3),
  is_active boolean not null,
  version integer not null default 1,
  check (end_time > start_time)
);
create index offers_product on offers (product_id, id);

create table authors (
  id integer primary key generated by default as identity,
  name text not null,
  -- folded and compared by bytes, for sorting
  name_key text collate "C" not null,
  other_names text[] not null default '{}',
  -- all names folded, after a leading space: short words match only at the beginning of a word
  search_text text not null,
  biography text not null default '',
  born integer,
  died integer,
  is_visible boolean not null default true,
  created_at timestamptz(3) not null,
  version integer not null default 1
);
create index authors_name on authors (name_key, id);
create index authors_created on authors (created_at, id);
create index authors_search on authors using gin (search_text gin_trgm_ops);

-- A folded spelling belongs to one author, so that no two authors claim the same titles.
create table author_names (
  key text primary key,
  author_id integer not null references authors (id) on delete cascade
);
create index author_names_author on author_names (author_id);

create table restrictions (
  id integer primary key generated by default as identity,
  type text not null check (type in ('Ean', 'Author', 'Publisher', 'Edition', 'Collection', 'Supplier', 'Category', 'AvailabilityCode', 'Language', 'Price')),
  -- as the contract writes it
  value text not null,
  -- the form that is compared
  value_key text collate "C" not null generated always as
    (case when type in ('Ean', 'AvailabilityCode', 'Language', 'Price') then value else catalog_name_key(value) end) stored,
  is_excluded boolean not null,
  label text not null,
  -- rank of the type, then the folded value, compared by bytes, for sorting
  sort_key text collate "C" not null,
  -- value and label folded, after a leading space: short words match only at the beginning of a word
  search_text text not null,
  created_at timestamptz(3) not null,
  version integer not null default 1,
  -- two rules about one value would repeat or contradict each other
  unique (type, value_key)
);
create index restrictions_sort on restrictions (sort_key, id);
create index restrictions_created on restrictions (created_at, id);
create index restrictions_search on restrictions using gin (search_text gin_trgm_ops);
create index restrictions_kept on restrictions (type) where not is_excluded;

-- Every spelling of these names in products: rules are matched by spelling, which the indexes of products contain.
-- Unused spellings do no harm.
create table product_names (
  kind text not null,
  name text collate "C" not null,
  key text collate "C" not null,
  primary key (kind, name)
);
create index product_names_key on product_names (kind, key);
create index product_names_search on product_names using gin ((' ' || key) gin_trgm_ops);

create table catalog_lists (
  id integer primary key generated by default as identity,
  name text not null,
  -- folded and compared by bytes, for sorting
  name_key text collate "C" not null,
  -- name and page folded, after a leading space: short words match only at the beginning of a word
  search_text text not null,
  type text not null check (type in ('News', 'ToRelease', 'BestSellers')),
  -- where the site shows it, as named by staff
  page text not null,
  page_key text collate "C" not null,
  -- until then its order stays as set by staff; null: rebuilt every day
  next_update_at timestamptz(3),
  -- when it was last rebuilt
  updated_at timestamptz(3),
  created_at timestamptz(3) not null,
  version integer not null default 1
);
create unique index catalog_lists_place on catalog_lists (type, page_key);
create index catalog_lists_name on catalog_lists (name_key, id);
create index catalog_lists_created on catalog_lists (created_at, id);
create index catalog_lists_search on catalog_lists using gin (search_text gin_trgm_ops);

create table catalog_list_products (
  list_id integer not null references catalog_lists on delete cascade,
  product_id integer not null references products on delete cascade,
  position integer not null,
  primary key (list_id, product_id)
);
create index catalog_list_products_order on catalog_list_products (list_id, position);
create index catalog_list_products_product on catalog_list_products (product_id);

create table collections (
  id integer primary key generated by default as identity,
  name text not null,
  -- folded and compared by bytes, for sorting
  name_key text collate "C" not null,
  other_names text[] not null default '{}',
  -- as products name it; empty: any publisher
  publisher text not null default '',
  publisher_key text collate "C" not null default '',
  -- all names and the publisher folded, after a leading space: short words match only at the beginning of a word
  search_text text not null,
  description text not null default '',
  is_visible boolean not null default true,
  created_at timestamptz(3) not null,
  version integer not null default 1
);
create index collections_name on collections (name_key, id);
create index collections_publisher on collections (publisher_key, id);
create index collections_created on collections (created_at, id);
create index collections_search on collections using gin (search_text gin_trgm_ops);

-- A folded spelling belongs to one collection of a publisher: two publishers may both have a « Poésie ».
create table collection_names (
  key text not null,
  publisher_key text not null,
  collection_id integer not null references collections (id) on delete cascade,
  primary key (key, publisher_key)
);
create index collection_names_collection on collection_names (collection_id);

-- The cover URL in the feed and the result of the last fetch. It never replaces a cover uploaded by staff.
create table product_feed_covers (
  product_id integer primary key references products on delete cascade,
  url text not null,
  tried_at timestamptz(3),
  fault text,
  -- validators of the last response (RFC 9110, section 8.8), sent with the next request
  etag text,
  last_modified text
);

-- Files with product notices or stock levels: what they contain, what was written, what was rejected.
create table imports (
  id integer primary key generated by default as identity,
  kind text not null check (kind in ('Onix', 'Stock')),
  state text not null check (state in ('Verifying', 'Unmapped', 'Verified', 'Importing', 'Done', 'Stopped', 'Unreadable')),
  file_name text not null,
  -- name in the file storage
  file text not null,
  file_size bigint not null,
  -- as stated in the file
  release text,
  uses_short_tags boolean,
  encoding text,
  sender text,
  sent_at timestamptz(3),
  -- why reading stopped: `{"fr": …, "en": …}`
  fault jsonb,
  -- results of verification
  record_count integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  price_count integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count integer not null default 0,
  -- what the import is to write, and what it has written
  creates boolean not null default true,
  changes boolean not null default true,
  written_new_count integer not null default 0,
  written_changed_count integer not null default 0,
  written_refused_count integer not null default 0,
  -- the last record that the current pass has processed
  position integer not null default 0,
  created_at timestamptz(3) not null,
  created_by_id integer,
  -- null: from the watched folder
  created_by text,
  verified_at timestamptz(3),
  started_at timestamptz(3),
  started_by text,
  ended_at timestamptz(3),
  task_id uuid,
  -- of the watched folder: `Open` until the file is moved
  folder_state text check (folder_state in ('Open', 'Filed')),
  -- null: sent by a user; `Folder`, or `Key:` with the id of the API key
  source text,
  -- columns and first rows, as in the contract
  preview jsonb,
  -- which column holds which field, where somebody decided it
  mapping jsonb,
  -- for several lines with one EAN
  duplicates text check (duplicates in ('Sum', 'Last')),
  duplicate_count integer not null default 0,
  -- the first duplicates, for which the import waits for a decision
  repeated jsonb,
  -- remarks about the file: `[{"fr": …, "en": …}]`
  remarks jsonb not null default '[]'
);
create index imports_created on imports (created_at desc, id desc);
-- Files of the watched folder are imported one at a time.
create unique index imports_folder on imports ((true)) where folder_state = 'Open';

-- The records of a file that are shown: those rejected, and the first that are new or changed.
create table import_records (
  import_id integer not null references imports on delete cascade,
  number integer not null,
  outcome text not null check (outcome in ('New', 'Changed', 'Refused')),
  line integer not null,
  reference text,
  ean text,
  title text,
  product_id integer,
  price_cents integer,
  -- why it is rejected: `[{"fr": …, "en": …}]`
  reasons jsonb,
  -- changes by field
  changes jsonb,
  primary key (import_id, number)
);
create index import_records_outcome on import_records (import_id, outcome, number);

-- The last message of the feed about each product: an older message never overwrites a newer one.
create table product_feeds (
  product_id integer primary key references products on delete cascade,
  reference text not null,
  sent_at timestamptz(3) not null,
  -- the feed withdrew and hid the product: a later notice shows it again
  is_hidden boolean not null default false
);
create index product_feeds_reference on product_feeds (reference);

create table import_sources (
  source text primary key,
  mapping jsonb,
  duplicates text check (duplicates in ('Sum', 'Last'))
);

-- For other areas: names of products.
create view product_titles as select id, ean, title from products;

create view product_authors as select id, authors from products;

-- For other areas: weights of products.
create view product_weights as select id, weight from products;

-- For other areas: collections of products; indexed in product_search.
create view product_collections as select product_id as id, collections, publishers from product_search;

-- For other areas: covers of products.
create view product_pictures as select id, picture from products;

create function count_product_words() returns void language sql set search_path = public, pg_temp
  as $$
    insert into product_words (word, titles)
      select word, ndoc from ts_stat('select words from product_search') where word !~ '^[0-9]{8,}$'
      on conflict (word) do update set titles = excluded.titles where product_words.titles <> excluded.titles;
  $$;

create function catalog_renew_document() returns trigger language plpgsql set search_path = public, pg_temp as $$
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

create function catalog_add_documents() returns trigger language plpgsql set search_path = public, pg_temp as $$
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
create trigger products_documents_added after insert on products
  referencing new table as added for each statement execute function catalog_add_documents();

create function catalog_renew_facts() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update product_search set kind = new.kind, availability = new.availability, is_visible = new.is_visible, is_custom = new.is_custom,
    release_date = new.release_date, stock = new.stock, price_cents = new.price_cents, publishers = new.publishers, collections = new.collections,
    languages = new.languages, clil = new.clil, thema = new.thema
    where product_id = new.id;
  return null;
end $$;
create trigger products_facts_renewed
  after update of kind, availability, is_visible, is_custom, release_date, stock, price_cents, publishers, collections, languages, clil, thema on products
  for each row when ((old.kind, old.availability, old.is_visible, old.is_custom, old.release_date, old.stock, old.price_cents, old.publishers,
      old.collections, old.languages, old.clil, old.thema)
    is distinct from (new.kind, new.availability, new.is_visible, new.is_custom, new.release_date, new.stock, new.price_cents, new.publishers,
      new.collections, new.languages, new.clil, new.thema))
  execute function catalog_renew_facts();

-- `strict` keeps the planner from inlining these, which would lose the row.
create function catalog_names(p products) returns table (kind text, name text) language sql immutable strict
  set search_path = public, pg_temp as $$
  select 'Author', unnest(p.authors) union select 'Publisher', unnest(p.publishers) union select 'Edition', unnest(p.editions)
  union select 'Collection', unnest(p.collections) union select 'Supplier', unnest(p.suppliers) union select 'Category', unnest(p.categories)
  union select 'Language', unnest(p.languages)
$$;

-- Every value of a product that a rule could name.
create function catalog_own_values(p products) returns table (type text, key text) language sql immutable strict
  set search_path = public, pg_temp as $$
  select kind, catalog_name_key(name) from catalog_names(p)
  union all select 'Ean', p.ean
  union all select 'AvailabilityCode', p.availability
  union all select 'Price', (p.price_cents / 100) || '.' || lpad((p.price_cents % 100)::text, 2, '0') where p.price_cents is not null
$$;

-- Whether rules hide a product: an exclusion names one of its values, or a type has inclusions and none names a
-- value.
create function catalog_is_restricted(p products) returns boolean language sql stable
  set search_path = public, pg_temp as $$
  with named as materialized (
    select r.type, r.is_excluded from catalog_own_values(p) own join restrictions r on r.type = own.type and r.value_key = own.key collate "C"
  )
  select exists (select from named where is_excluded) or exists (
    select from unnest(array['Ean', 'Author', 'Publisher', 'Edition', 'Collection', 'Supplier', 'Category', 'AvailabilityCode', 'Language', 'Price']) kept
    where exists (select from restrictions r where r.type = kept and not r.is_excluded)
      and not exists (select from named where type = kept and not is_excluded)
  )
$$;

-- Whoever applies a changed rule waits for transactions that write products by the old rules, and the reverse; locked
-- before any row.
create function catalog_share_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(4400740);
  return null;
end $$;
create trigger products_rules_shared
  before insert or update of ean, authors, publishers, editions, collections, suppliers, categories, availability, languages, price_cents on products
  for each statement execute function catalog_share_rules();

create function catalog_restrict_added() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into product_names
    select kind, name, catalog_name_key(name) from (select distinct names.kind, names.name from added a join products p using (id), catalog_names(p) names) every
    order by kind, name
    on conflict do nothing;
  if exists (select from restrictions) then
    update product_search set is_restricted = true
      where product_id in (select p.id from added a join products p using (id) where catalog_is_restricted(p));
  end if;
  return null;
end $$;
create trigger products_restricted_added after insert on products
  referencing new table as added for each statement execute function catalog_restrict_added();

create function catalog_restrict_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (old.authors, old.publishers, old.editions, old.collections, old.suppliers, old.categories, old.languages)
    is distinct from (new.authors, new.publishers, new.editions, new.collections, new.suppliers, new.categories, new.languages) then
    insert into product_names
      select kind, name, catalog_name_key(name) from catalog_names(new) order by kind, name
      on conflict do nothing;
  end if;
  if exists (select from restrictions) then
    update product_search set is_restricted = not is_restricted
      where product_id = new.id and is_restricted <> catalog_is_restricted(new);
  end if;
  return null;
end $$;
create trigger products_restricted_changed
  after update of ean, authors, publishers, editions, collections, suppliers, categories, availability, languages, price_cents on products
  for each row when ((old.ean, old.authors, old.publishers, old.editions, old.collections, old.suppliers, old.categories, old.availability,
      old.languages, old.price_cents)
    is distinct from (new.ean, new.authors, new.publishers, new.editions, new.collections, new.suppliers, new.categories, new.availability,
      new.languages, new.price_cents))
  execute function catalog_restrict_changed();

-- # Customers

-- Roles of customers, which offers and discounts may depend on.
create table customer_roles (
  id integer primary key generated by default as identity,
  name text not null unique
);
insert into customer_roles (id, name) values (1, 'Particulier'), (2, 'Professionnel'), (3, 'Collectivité'), (4, 'Fidélité');
select setval(pg_get_serial_sequence('customer_roles', 'id'), 4);

create table customers (
  id integer primary key generated by default as identity,
  first_name text not null,
  last_name text not null,
  company text,
  email text not null,
  phone text,
  created_at timestamptz(3) not null,
  role_id integer references customer_roles (id),
  billing_address jsonb,
  shipping_address jsonb,
  -- last name, then first name, folded and compared by bytes
  name_key text not null collate "C",
  -- names, company, e-mail and phone folded, after a leading space: short words match only at the beginning of a word
  search_text text not null,
  -- sums of the orders, kept by trigger so that a list reads one table
  order_count integer not null default 0 check (order_count >= 0),
  order_total_cents bigint not null default 0,
  last_order_at timestamptz(3),
  version integer not null default 1,
  -- kept by trigger, so that no area reads the table of another
  message_count integer not null default 0 check (message_count >= 0),
  -- SIREN (nine digits) or SIRET (fourteen) without spaces, and the VAT number
  siret text,
  vat_number text,
  -- department that invoices of a public body or a company are addressed to
  service_code text,
  -- internal note; empty: none
  note text not null default '',
  -- when the person's data was erased; the row stays for the orders that must be kept by law
  erased_at timestamptz(3),
  -- the customer that this one was merged into; this row then holds no personal data
  merged_into_id integer references customers (id),
  -- addresses of customers merged into this one: mails sent to them belong to this person
  former_emails text[] not null default '{}'
);
create index customers_email on customers (email);
-- Includes the filters, so that counts read the index alone.
create index customers_name on customers (name_key, id) include (role_id);
create index customers_role on customers (role_id, name_key, id);
create index customers_created_at on customers (created_at, id);
create index customers_last_order on customers ((coalesce(last_order_at, timestamptz '-infinity')), id);
create index customers_order_total on customers (order_total_cents, id);
create index customers_search on customers using gin (search_text gin_trgm_ops);
create index customers_merged on customers (merged_into_id) where merged_into_id is not null;
create index customers_email_root on customers (email_root(email)) where merged_into_id is null and erased_at is null;

create table customer_subscriptions (
  customer_id integer not null references customers (id) on delete cascade,
  type text not null check (type in ('Newsletter', 'Marketing', 'AlertSearchNewItems', 'AlertProductAvailability', 'PremiumAccount')),
  displayed_text text not null,
  since timestamptz(3) not null,
  primary key (customer_id, type, displayed_text)
);

-- Reviews by readers on the shop's site; staff publish and answer them.
create table reviews (
  id integer primary key generated by default as identity,
  -- the product as the reader knew it: a review survives the product's deletion
  ean text not null,
  title text not null,
  rating integer not null check (rating between 1 and 5),
  text text not null check (char_length(text) between 1 and 4000),
  name text not null,
  customer_id integer references customers (id) on delete set null,
  status text not null check (status in ('Pending', 'Approved', 'Rejected')),
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text,
  answer_text text check (char_length(answer_text) between 1 and 2000),
  answered_at timestamptz(3),
  answered_by text,
  -- work order as text, compared by bytes: pending ones, then decided ones, newest first in both
  queue_key text collate "C" not null,
  -- all searched fields folded, after a leading space: short words match only at the beginning of a word
  search_text text not null,
  version integer not null default 1,
  -- version at which the answer was last changed
  answer_version integer not null default 1,
  check ((status = 'Pending') = (decided_at is null)),
  check (num_nonnulls(answer_text, answered_at, answered_by) in (0, 3))
);
create index reviews_queue on reviews (queue_key, id) include (status, rating);
create index reviews_created on reviews (created_at, id) include (status, rating);
create index reviews_rating on reviews (rating, id) include (status);
create index reviews_customer on reviews (customer_id) where customer_id is not null;
create index reviews_search on reviews using gin (search_text gin_trgm_ops);

-- # Orders

create table stores (
  id integer primary key generated by default as identity,
  name text not null,
  city text not null
);

create table documents (
  id integer primary key generated by default as identity,
  custom_id text not null,
  -- the number with its digits padded, compared by bytes: 998 comes before 24118
  custom_id_key text collate "C" not null,
  external_id text,
  document_type text not null check (document_type in ('Order', 'Quotation', 'Delivery', 'Invoice')),
  document_status text not null check (document_status in (
    'Temp', 'Created', 'Pending', 'PendingExternal', 'AwaitingPayment', 'PaymentFailed', 'PaymentCanceled', 'Processing',
    'ProcessingExternal', 'Shipped', 'Complete', 'CompleteExternal', 'Cancelled')),
  payment_status text not null check (payment_status in (
    'Temp', 'Pending', 'Cancelled', 'Paid', 'Authorized', 'PartiallyRefunded', 'Refunded', 'Voided', 'Refused')),
  payment_method text not null check (payment_method in (
    'CreditCard', 'Check', 'ManualAtPickup', 'OnInvoice', 'FictiveSuccess', 'FictiveFailure', 'Paypal')),
  shipping_method text not null check (shipping_method in (
    'PostStandard', 'Pickup', 'ProWithdrawal', 'MondialRelay', 'Colissimo', 'DeutschePost', 'DhlExpress', 'Proxicourse', 'RelaisColis', 'Fedex')),
  store_id integer references stores (id),
  date timestamptz(3) not null,
  customer_id integer not null references customers (id),
  -- the customer as lists show them, and folded for sorting
  customer_name text not null,
  customer_name_key text collate "C" not null,
  billing_address jsonb not null,
  shipping_address jsonb not null,
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  -- sums of the lines, kept here so that a list reads one table
  item_count integer not null check (item_count >= 0),
  shipped_count integer not null check (shipped_count between 0 and item_count),
  line_statuses text[] not null,
  -- received and paid back; null: unknown
  paid_cents integer check (paid_cents >= 0),
  refunded_cents integer check (refunded_cents >= 0),
  refund_due_cents integer not null default 0 check (refund_due_cents >= 0),
  delivery_package text,
  document_comment text,
  paid_at timestamptz(3),
  picking_notified_at timestamptz(3),
  related_to_id integer references documents (id) deferrable initially deferred,
  version integer not null default 1,
  search_text text not null,
  -- the day from which a line can be prepared, and until which a line waits for publication; compared with today
  ready_from date,
  awaits_until date,
  -- version at which the shipping address was last changed
  address_version integer not null default 1,
  -- of a pickup: the day since which a line is in the shop of which the customer was not notified, and one of which
  -- they were and that they have not collected
  notify_from date,
  collect_from date,
  returned_cents integer not null default 0 check (returned_cents >= 0),
  buyer_order_reference text
);
create index documents_date on documents (date desc, id desc);
create index documents_custom_id on documents (custom_id_key, id);
create index documents_customer_name on documents (customer_name_key, id);
create index documents_total on documents (total_cents, id);
create index documents_customer on documents (customer_id, date desc, id desc);
create index documents_refund_due on documents (date desc, id desc) where refund_due_cents > 0;
create index documents_related_to on documents (related_to_id) where related_to_id is not null;
create index documents_search on documents using gin (search_text gin_trgm_ops);
create index documents_list on documents (document_type, date desc, id desc)
  include (document_status, payment_status, payment_method, shipping_method, store_id, customer_id, total_cents);
create index documents_status on documents (document_status, date desc, id desc)
  include (document_type, payment_status, payment_method, shipping_method, store_id, customer_id, total_cents);
create index documents_payment_status on documents (payment_status, date desc, id desc)
  include (document_type, document_status, payment_method, shipping_method, store_id, customer_id, total_cents);
-- A number of thirteen digits may be that of another system.
create index documents_external_id on documents (external_id) where external_id is not null;
create index documents_tracking on documents (upper(replace(delivery_package, ' ', ''))) where delivery_package is not null;
create index documents_open on documents (date desc, id desc)
  include (document_type, document_status, payment_status, payment_method, shipping_method, store_id, customer_id, total_cents,
    picking_notified_at, ready_from, awaits_until, notify_from, collect_from)
  where document_type = 'Order' and document_status in ('Created', 'Pending', 'AwaitingPayment', 'Processing');

-- A parcel: its lines and its tracking number. A line is in at most one parcel.
create table parcels (
  id integer primary key generated by default as identity,
  document_id integer not null references documents (id) on delete cascade,
  -- 1, 2, 3 within an order
  number integer not null check (number > 0),
  tracking_number text,
  shipped_at timestamptz(3) not null,
  shipping_method text not null,
  delivered_at timestamptz(3),
  unique (document_id, number)
);
-- A scanned tracking number finds its order.
create index parcels_tracking on parcels (upper(replace(tracking_number, ' ', ''))) where tracking_number is not null;

create table document_items (
  id integer primary key generated by default as identity,
  document_id integer not null references documents (id) on delete cascade,
  position integer not null,
  product_id integer,
  ean text not null,
  title text not null,
  authors text[] not null,
  collection text,
  kind text not null check (kind in ('Book', 'Comic', 'Dvd', 'Press', 'Goods')),
  shelf text,
  quantity integer not null check (quantity > 0),
  unit_cents integer not null check (unit_cents >= 0),
  tax_rate numeric(5, 4) not null check (tax_rate between 0 and 1),
  status text not null check (status in ('Temp', 'Created', 'Pending', 'Processing', 'Shipped', 'Complete', 'Cancelled')),
  release_date date,
  is_signed boolean not null,
  -- publisher at the time of sale, which shelves are sorted by
  publisher text,
  parcel_id integer references parcels (id),
  -- when the customer was notified that the line waits in the shop
  notified_at timestamptz(3),
  -- copies that arrived for this line, and copies on order for it; while any is on order, the line waits
  set_aside integer not null default 0 check (set_aside >= 0),
  awaited integer not null default 0 check (awaited >= 0),
  constraint document_items_copies_check check (set_aside + awaited <= quantity)
);
create index document_items_document on document_items (document_id, position, id);
-- A scanned EAN finds its orders by their lines: parts of EANs are too common for the trigram index.
create index document_items_ean on document_items (ean, document_id);
create index document_items_parcel on document_items (parcel_id) where parcel_id is not null;
-- Lines still to be delivered, by product.
create index document_items_waiting on document_items (ean, document_id) include (quantity, set_aside, awaited)
  where status in ('Created', 'Pending', 'Processing');
-- Orders by words of a title; folded after a leading space, as `matchesWords` expects.
create index document_items_title on document_items using gin ((' ' || fold(title)) gin_trgm_ops);

create table document_events (
  id integer primary key generated by default as identity,
  document_id integer not null references documents (id) on delete cascade,
  kind text not null check (kind in (
    'Created', 'PaymentReceived', 'PaymentRefused', 'Shipped', 'Cancelled', 'TrackingSet', 'PickingNotified', 'PickingValidated', 'Completed',
    'Comment', 'CustomerMessage', 'MailQueued', 'Refunded', 'Delivered', 'InvoiceIssued', 'CreditNoteIssued', 'Returned', 'CopiesOrdered',
    'PurchaseCancelled', 'CopiesArrived')),
  date timestamptz(3) not null,
  actor_name text,
  text text,
  item_count integer,
  amount_cents integer,
  mail_type text,
  tracking_number text,
  -- how money was paid back
  refund_means text check (refund_means in ('CreditCard', 'BankTransfer', 'Check', 'Cash', 'Paypal', 'Voucher'))
);
create index document_events_document on document_events (document_id, date desc, id desc);

-- Payments at the till. Never changed or deleted: an error is reversed by a row of its own.
create table counter_payments (
  id integer primary key generated by default as identity,
  document_id integer not null references documents (id),
  store_id integer references stores (id),
  -- in Paris; once a day is closed, the next one that is not
  day date not null,
  kind text not null check (kind in ('Payment', 'Refund', 'Reversal')),
  means text not null check (means in ('Cash', 'CreditCard', 'Check')),
  amount_cents integer not null,
  at timestamptz(3) not null,
  taken_by text not null,
  -- the payment that a reversal cancels
  reverses_id integer unique references counter_payments (id),
  check (case kind when 'Payment' then amount_cents > 0 else amount_cents < 0 end),
  check ((kind = 'Reversal') = (reverses_id is not null))
);
create index counter_payments_of on counter_payments (document_id, id);
create index counter_payments_day on counter_payments (day, store_id, id);

-- A day that was counted and closed, with its totals.
create table till_closings (
  id integer primary key generated by default as identity,
  store_id integer references stores (id),
  day date not null,
  closed_at timestamptz(3) not null,
  closed_by text not null,
  counted_cents integer not null check (counted_cents >= 0),
  -- by means of payment, at closing
  totals jsonb not null,
  unique nulls not distinct (store_id, day)
);

-- The last action on an order while it can be undone: the order before it, and effects that are deferred until then.
create table document_undos (
  document_id integer primary key references documents (id) on delete cascade,
  id uuid not null unique,
  kind text not null,
  until timestamptz(3) not null,
  -- of the order after the action
  version integer not null,
  before jsonb not null,
  effects jsonb not null,
  event_ids integer[] not null
);
create index document_undos_until on document_undos (until);

-- Numbered invoices and credit notes. Their content is fixed when they are issued: never changed or deleted.
create table issued_papers (
  id integer primary key generated by default as identity,
  kind text not null check (kind in ('Invoice', 'CreditNote')),
  -- in Paris
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null unique,
  -- the searched form of the number
  number_key text collate "C" not null,
  document_id integer not null references documents (id),
  -- the invoice that a credit note corrects; null: an older document
  corrects_id integer references issued_papers (id),
  issued_at timestamptz(3) not null,
  total_cents integer not null check (total_cents >= 0),
  content jsonb not null,
  -- the clock's time where it was before the last paper: such a paper gets the date of that one, so that dates never
  -- go back
  clock_at timestamptz(3) constraint issued_papers_check1 check (clock_at < issued_at),
  unique (kind, year, sequence),
  check (kind = 'CreditNote' or corrects_id is null)
);
create unique index issued_papers_one_invoice on issued_papers (document_id) where kind = 'Invoice';
create index issued_papers_of on issued_papers (document_id, id);
create index issued_papers_number on issued_papers (number_key);

-- The last number of each series, taken by the transaction that issues the paper: a rollback returns it.
create table paper_series (
  kind text not null check (kind in ('Invoice', 'CreditNote')),
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

-- Returned copies and their condition.
create table returned_items (
  id integer primary key generated by default as identity,
  document_id integer not null references documents (id) on delete cascade,
  item_id integer not null references document_items (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('Resellable', 'Damaged', 'Missing')),
  returned_at timestamptz(3) not null
);
create index returned_items_of on returned_items (document_id, id);
create index returned_items_item on returned_items (item_id);

-- An order to a supplier.
create table purchases (
  id integer primary key generated by default as identity,
  ordered_at timestamptz(3) not null,
  ordered_by text not null,
  expected_on date,
  reference text
);

create table purchase_lines (
  id integer primary key generated by default as identity,
  purchase_id integer not null references purchases (id) on delete cascade,
  ean text not null,
  title text not null,
  quantity integer not null check (quantity > 0),
  received integer not null default 0 check (received >= 0),
  cancelled integer not null default 0 check (cancelled >= 0),
  check (received + cancelled <= quantity)
);
create index purchase_lines_purchase on purchase_lines (purchase_id);
create index purchase_lines_outstanding on purchase_lines (ean, id) where received + cancelled < quantity;

-- Each copy that arrived and where it went: to a line, or to the shelf.
create table arrivals (
  id integer primary key generated by default as identity,
  ean text not null,
  title text not null,
  authors text[] not null,
  shelf text,
  document_id integer references documents (id) on delete set null,
  item_id integer references document_items (id) on delete set null,
  -- the line was waiting for it
  was_awaited boolean not null,
  purchase_line_id integer references purchase_lines (id) on delete set null,
  received_at timestamptz(3) not null,
  received_by text not null,
  taken_back_at timestamptz(3)
);
create index arrivals_received on arrivals (received_at desc, id desc);
create index arrivals_document on arrivals (document_id) where document_id is not null;
create index arrivals_item on arrivals (item_id) where item_id is not null;
create index arrivals_purchase_line on arrivals (purchase_line_id) where purchase_line_id is not null;

-- The date of the last paper of any kind, in one row that issuing a paper locks.
create table paper_dates (
  is_only boolean primary key default true check (is_only),
  last_at timestamptz(3) not null
);

-- For other areas: lines of open orders that are still to be delivered.
create view open_order_lines as
  select items.document_id, items.ean
  from documents join document_items items on items.document_id = documents.id
  where documents.document_type = 'Order' and documents.document_status in ('Created', 'Pending', 'AwaitingPayment', 'Processing')
    and items.status in ('Created', 'Pending', 'Processing');

create function refuse_till_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'what the till took and closed never changes' using errcode = 'insufficient_privilege';
end $$;
create trigger counter_payments_never_change before update or delete on counter_payments
  for each row execute function refuse_till_change();
create trigger counter_payments_no_truncate before truncate on counter_payments
  for each statement execute function refuse_till_change();
create trigger till_closings_never_change before update or delete on till_closings
  for each row execute function refuse_till_change();
create trigger till_closings_no_truncate before truncate on till_closings
  for each statement execute function refuse_till_change();

create function refuse_payment_of_closed_day() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from till_closings where day = new.day and store_id is not distinct from new.store_id) then
    raise exception 'the till of % is closed', new.day using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger counter_payments_open_day before insert on counter_payments
  for each row execute function refuse_payment_of_closed_day();

-- Recalculates rather than adds, with the customers locked: a concurrent writer waits, then sees the other's orders.
create function sum_customer_orders(touched integer[]) returns void language plpgsql
  set search_path = public, pg_temp as $$
begin
  perform 1 from customers where id = any (touched) order by id for no key update;
  update customers set order_count = summed.orders, order_total_cents = summed.cents, last_order_at = summed.last_at
  from (
    select one.id, count(documents.id) as orders, coalesce(sum(documents.total_cents), 0) as cents, max(documents.date) as last_at
    from unnest(touched) as one (id)
    left join documents on documents.customer_id = one.id and documents.document_type = 'Order'
      and documents.document_status not in ('Temp', 'Cancelled')
    group by one.id
  ) as summed
  where customers.id = summed.id
    and (customers.order_count, customers.order_total_cents, customers.last_order_at)
      is distinct from (summed.orders, summed.cents, summed.last_at);
end $$;

-- A transaction that writes thousands of orders sets reserve.customer_sums to `later` and calculates the sums once,
-- at its end.
create function customer_orders_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  touched integer[];
begin
  if current_setting('reserve.customer_sums', true) = 'later' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct customer_id) into touched from added where document_type = 'Order';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct customer_id) into touched from removed where document_type = 'Order';
  else
    select array_agg(distinct customer_id) into touched from (
      (select id, customer_id, document_type, document_status in ('Temp', 'Cancelled'), total_cents, date from added
        except select id, customer_id, document_type, document_status in ('Temp', 'Cancelled'), total_cents, date from removed)
      union all
      (select id, customer_id, document_type, document_status in ('Temp', 'Cancelled'), total_cents, date from removed
        except select id, customer_id, document_type, document_status in ('Temp', 'Cancelled'), total_cents, date from added)
    ) as differing;
  end if;
  if touched is not null then
    perform sum_customer_orders(touched);
  end if;
  return null;
end $$;
create trigger documents_inserted after insert on documents referencing new table as added
  for each statement execute function customer_orders_changed();
create trigger documents_updated after update on documents referencing old table as removed new table as added
  for each statement execute function customer_orders_changed();
create trigger documents_deleted after delete on documents referencing old table as removed
  for each statement execute function customer_orders_changed();

create function refuse_paper_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'issued papers never change' using errcode = 'insufficient_privilege';
end $$;
create trigger issued_papers_never_change before update or delete on issued_papers
  for each row execute function refuse_paper_change();
create trigger issued_papers_no_truncate before truncate on issued_papers
  for each statement execute function refuse_paper_change();

-- Copies set aside for a cancelled line go back to stock.
create function purchasing_line_cancelled() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.set_aside > 0 then
    update products set stock = stock + new.set_aside, version = version + 1 where ean collate "C" = new.ean;
  end if;
  new.set_aside := 0;
  new.awaited := 0;
  return new;
end $$;
create trigger document_items_cancelled before update of status on document_items
  for each row when (new.status = 'Cancelled' and old.status <> 'Cancelled' and (new.set_aside > 0 or new.awaited > 0))
  execute function purchasing_line_cancelled();

-- When the cancellation is undone, they are taken from stock again, as many as are left.
create function purchasing_line_restored() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare here integer;
begin
  select least(stock, new.set_aside) into here from products where ean collate "C" = new.ean for update;
  new.set_aside := coalesce(here, new.set_aside);
  update products set stock = stock - here, version = version + 1 where ean collate "C" = new.ean and here > 0;
  return new;
end $$;
create trigger document_items_restored before update of status on document_items
  for each row when (old.status = 'Cancelled' and new.status <> 'Cancelled' and new.set_aside > 0)
  execute function purchasing_line_restored();

-- # Messages

-- Messages from visitors and customers.
create table messages (
  id integer primary key generated by default as identity,
  status text not null check (status in ('Pending', 'Progress', 'Solved')),
  -- the topic, by its id in the contact form
  question text not null,
  first_name text not null,
  last_name text not null,
  name_key text collate "C" not null,
  email text not null,
  phone text,
  additional_phone text,
  subject text not null,
  message text not null,
  received_at timestamptz(3) not null,
  answered_at timestamptz(3),
  customer_id integer references customers (id) on delete set null,
  document_id integer references documents (id) on delete set null,
  -- work order as text, compared by bytes: pending, oldest first; then in progress; then solved, newest first
  queue_key text collate "C" not null,
  version integer not null default 1,
  search_text text not null,
  -- who took the message over last
  taken_by text,
  taken_at timestamptz(3),
  -- null where the name belonged to two users
  taken_by_id integer references users (id) on delete set null
);
create index messages_queue on messages (queue_key, id) include (status, question, customer_id);
create index messages_received_at on messages (received_at, id) include (status, question, customer_id);
create index messages_name on messages (name_key, id) include (status, question, customer_id);
create index messages_customer on messages (customer_id) where customer_id is not null;
create index messages_document on messages (document_id) where document_id is not null;
create index messages_search on messages using gin (search_text gin_trgm_ops);
create index messages_taken_by on messages (taken_by_id, queue_key, id) include (status) where taken_by_id is not null;

create table message_replies (
  id integer primary key generated by default as identity,
  message_id integer not null references messages (id) on delete cascade,
  date timestamptz(3) not null,
  actor_name text,
  text text not null,
  mail_id uuid not null references mails (id)
);
create index message_replies_message on message_replies (message_id, date, id);

-- Reply templates: one list for the shop, saved as a whole.
create table reply_templates (
  id integer primary key default 1 check (id = 1),
  items jsonb not null,
  version integer not null default 1
);
insert into reply_templates (items) values ('[
  {"name": "Où en est ma commande", "text": "Bonjour,\n\nvotre commande nº {commande} du {date} est actuellement : {etat}.\n\nBien à vous,\n{librairie}"},
  {"name": "Colis parti", "text": "Bonjour,\n\nvotre commande nº {commande} est partie par {transporteur}, sous le numéro de suivi {suivi}.\n\nBien à vous,\n{librairie}"},
  {"name": "Demande reçue", "text": "Bonjour,\n\nnous avons bien reçu votre message et revenons vers vous très vite.\n\nBien à vous,\n{librairie}"}
]');

create function count_customer_messages() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    update customers set message_count = message_count - 1 where id = old.customer_id;
  end if;
  if tg_op <> 'DELETE' then
    update customers set message_count = message_count + 1 where id = new.customer_id;
  end if;
  return null;
end $$;
create trigger messages_counted after insert or delete or update of customer_id on messages
  for each row execute function count_customer_messages();

-- # Website

-- The version of each tree that staff order: moves, additions and deletions lock its row.
create table tree_versions (
  name text primary key,
  version integer not null default 1
);
insert into tree_versions (name) values ('categories'), ('menu'), ('pages');

create table categories (
  id integer primary key generated by default as identity,
  -- null: top level; a parent cannot be deleted
  parent_id integer references categories,
  -- order among siblings; gaps mean nothing
  position integer not null,
  -- last part of its URL on the public site
  code text collate "C" not null,
  -- by language
  localizations jsonb not null,
  -- URL of its page on the site
  page_url text,
  is_visible boolean not null,
  version integer not null default 1,
  check (parent_id <> id)
);
create unique index categories_code on categories (code);
create index categories_parent on categories (parent_id, position);

create table menu_items (
  id integer primary key generated by default as identity,
  -- null: top level; a parent cannot be deleted
  parent_id integer references menu_items,
  -- order among siblings; gaps mean nothing
  position integer not null,
  -- by language
  localizations jsonb not null,
  -- starts with « / » on the site, with a protocol elsewhere
  url_absolute text not null,
  is_external_url boolean not null,
  style text not null check (style in ('Plain', 'Button', 'Quiet')),
  version integer not null default 1,
  check (parent_id <> id)
);
create index menu_items_parent on menu_items (parent_id, position);

-- Who signs posts: « Maïwenn, libraire du rayon jeunesse ».
create table signatures (
  id integer primary key generated by default as identity,
  name text not null,
  -- folded and unique
  name_key text collate "C" not null,
  -- sanitized HTML
  description text not null,
  created_at timestamptz(3) not null,
  version integer not null default 1
);
create unique index signatures_name on signatures (name_key);

create table posts (
  id integer primary key generated by default as identity,
  post_type text not null,
  post_status text not null,
  owner_id integer references users (id) on delete set null,
  -- the title in the shop's own language, for lists and the log
  title text not null,
  -- folded and compared by bytes, for sorting
  title_key text collate "C" not null,
  -- titles and subtitles in all languages folded, after a leading space: short words match only at the beginning of a
  -- word
  search_text text not null,
  publication_start_at timestamptz(3),
  publication_end_at timestamptz(3),
  event_start_at timestamptz(3),
  event_end_at timestamptz(3),
  location jsonb not null default '{}',
  -- the last change of status: who, from which, comment
  last_move jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  -- a signature in use cannot be deleted
  signature_id integer references signatures (id),
  -- whether one registers for the event, and for how many places; null: unlimited
  is_on_registration boolean not null default false,
  places integer check (places > 0),
  -- when webhooks announced that the post is online; null: not announced, or it has left the site since
  online_told_at timestamptz(3)
);
create index posts_title on posts (title_key, id);
create index posts_created on posts (created_at, id);
create index posts_updated on posts (updated_at, id);
create index posts_publication on posts (coalesce(publication_start_at, timestamptz '-infinity'), id);
create index posts_status on posts (post_status, updated_at);
create index posts_owner on posts (owner_id, updated_at);
create index posts_search on posts using gin (search_text gin_trgm_ops);
-- For the calendar: what starts, ends and takes place between two days, without archived posts.
create index posts_calendar_start on posts (publication_start_at, id) where publication_start_at is not null and post_status <> 'Archived';
create index posts_calendar_end on posts (publication_end_at, id) where publication_end_at is not null and post_status <> 'Archived';
create index posts_calendar_event on posts (event_start_at, id) where event_start_at is not null and post_status <> 'Archived';
-- For the public site: upcoming events.
create index posts_events on posts (event_start_at, id) where post_status = 'Published' and post_type = 'Event' and event_start_at is not null;
create index posts_signature on posts (signature_id) where signature_id is not null;
-- For the public site: the newest posts.
create index posts_newest on posts (coalesce(publication_start_at, created_at) desc, id desc) where post_status = 'Published';
create index posts_to_tell on posts (publication_start_at) where post_status = 'Published' and online_told_at is null;

create table post_texts (
  post_id integer not null references posts (id) on delete cascade,
  locale text not null,
  title text not null,
  subtitle text not null,
  lead text not null,
  description text not null,
  relative_url text,
  meta_title text not null,
  meta_description text not null,
  meta_keywords text not null,
  picture_keys text[] not null generated always as (picture_keys(lead || description)) stored,
  title_eans text[] not null generated always as (title_eans(lead || description)) stored,
  primary key (post_id, locale)
);
-- a URL leads to one post per language
create unique index post_texts_url on post_texts (locale, relative_url);
create index post_texts_pictures on post_texts using gin (picture_keys);
-- Most texts contain none.
create index post_texts_pictured on post_texts (post_id) where picture_keys <> '{}';
create index post_texts_titles on post_texts using gin (title_eans);

create table post_products (
  post_id integer not null references posts (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  position integer not null,
  primary key (post_id, product_id)
);
create index post_products_product on post_products (product_id);

create table post_links (
  post_id integer not null references posts (id) on delete cascade,
  linked_id integer not null references posts (id) on delete cascade,
  position integer not null,
  primary key (post_id, linked_id)
);
create index post_links_linked on post_links (linked_id);

create table tags (
  id integer primary key generated by default as identity,
  name text not null,
  -- folded and unique
  name_key text collate "C" not null,
  seo_name text not null,
  created_at timestamptz(3) not null,
  version integer not null default 1
);
create unique index tags_name on tags (name_key);
create unique index tags_seo_name on tags (seo_name);

create table post_tags (
  post_id integer not null references posts (id) on delete cascade,
  tag_id integer not null references tags (id) on delete cascade,
  primary key (post_id, tag_id)
);
create index post_tags_tag on post_tags (tag_id);

-- Former URLs of posts that no post of the language uses now: they redirect to the post's current URL.
create table post_former_urls (
  locale text not null,
  relative_url text collate "C" not null,
  post_id integer not null references posts (id) on delete cascade,
  primary key (locale, relative_url)
);
create index post_former_urls_post on post_former_urls (post_id);

create table popups (
  id integer primary key generated by default as identity,
  title text not null,
  -- folded and compared by bytes, for sorting
  title_key text collate "C" not null,
  -- the title folded, after a leading space: short words match only at the beginning of a word
  search_text text not null,
  -- sanitized when stored, and again when returned
  html text not null,
  is_active boolean not null,
  cookie_days integer not null check (cookie_days > 0),
  start_time timestamptz(3),
  end_time timestamptz(3),
  created_at timestamptz(3) not null,
  version integer not null default 1,
  picture_keys text[] not null generated always as (picture_keys(html)) stored,
  check (end_time > start_time)
);
create index popups_title on popups (title_key, id);
create index popups_created on popups (created_at, id);
create index popups_search on popups using gin (search_text gin_trgm_ops);
-- Read by the site at every visit: the few that are active.
create index popups_active on popups (end_time) where is_active;
create index popups_pictured on popups (id) where picture_keys <> '{}';

create table medias (
  id integer primary key generated by default as identity,
  media_type text not null,
  title text not null,
  -- folded and compared by bytes, for sorting
  title_key text collate "C" not null,
  alt_text text not null,
  external_url text,
  -- fractions of width and height
  focal_x real check (focal_x between 0 and 1),
  focal_y real check (focal_y between 0 and 1),
  -- identifies duplicates: digest of the bytes, or the URL on another site
  content text not null,
  -- title, alternative text and file name folded, after a leading space: short words match only at the beginning of a
  -- word
  search_text text not null,
  created_at timestamptz(3) not null,
  created_by text not null,
  version integer not null default 1
);
create index medias_title on medias (title_key, id);
create index medias_created on medias (created_at, id);
create index medias_type on medias (media_type, created_at, id);
create index medias_content on medias (content);
create index medias_search on medias using gin (search_text gin_trgm_ops);

-- Stored files of media; a row without media is deleted with its bytes.
create table media_files (
  id integer primary key generated by default as identity,
  media_id integer references medias (id) on delete set null,
  kind text not null check (kind in ('Picture', 'File')),
  key text not null unique,
  stored_as text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  width integer,
  height integer,
  created_at timestamptz(3) not null,
  -- uploader, for the quota of each user; null: unknown, or fetched by the feed
  user_id integer
);
create unique index media_files_media on media_files (media_id) where media_id is not null;
create index media_files_loose on media_files (created_at) where media_id is null;
create index media_files_uploaded on media_files (user_id) include (size);

-- Uploads in progress, in parts.
create table media_uploads (
  id uuid primary key,
  user_id integer not null,
  file_name text not null,
  size integer not null check (size > 0),
  received integer not null,
  created_at timestamptz(3) not null
);
create index media_uploads_created on media_uploads (created_at);

create table media_upload_parts (
  upload_id uuid not null references media_uploads (id) on delete cascade,
  starts_at integer not null,
  size integer not null,
  stored_as text not null,
  primary key (upload_id, starts_at)
);

-- Media of a post in their order. Media in use cannot be deleted.
create table post_medias (
  post_id integer not null references posts (id) on delete cascade,
  media_id integer not null references medias (id),
  position integer not null,
  primary key (post_id, media_id)
);
create index post_medias_media on post_medias (media_id);

create table pages (
  id integer primary key generated by default as identity,
  -- null: top level; a parent cannot be deleted
  parent_id integer references pages,
  -- order among siblings; gaps mean nothing
  position integer not null,
  page_layout text not null,
  -- names and metadata for search engines, by language
  localizations jsonb not null,
  is_published boolean not null,
  is_home boolean not null,
  -- in their order
  blocs jsonb not null,
  updated_at timestamptz(3) not null,
  updated_by text not null,
  version integer not null default 1,
  -- the name, for sorting; in English the French one where it has none
  name_key text collate "C" not null generated always as (page_words(localizations -> 'fr' ->> 'name')) stored,
  name_key_en text collate "C" not null generated always as
    (page_words(coalesce(nullif(localizations -> 'en' ->> 'name', ''), localizations -> 'fr' ->> 'name'))) stored,
  -- names and URLs in all languages, after a leading space: short words match only at the beginning of a word
  search_text text not null generated always as (' ' || page_words(
    (localizations -> 'fr' ->> 'name') || ' ' || (localizations -> 'en' ->> 'name') || ' ' ||
    coalesce(localizations -> 'fr' ->> 'relativeUrl', '') || ' ' || coalesce(localizations -> 'en' ->> 'relativeUrl', ''))) stored,
  bloc_count integer not null generated always as (jsonb_array_length(blocs)) stored,
  media_ids integer[] not null generated always as (page_media_ids(blocs)) stored,
  picture_keys text[] not null generated always as (picture_keys(blocs::text)) stored,
  check (parent_id <> id)
);
create index pages_parent on pages (parent_id, position);
-- The site begins with one page.
create unique index pages_home on pages (is_home) where is_home;
create index pages_name on pages (name_key, id);
create index pages_name_en on pages (name_key_en, id);
create index pages_updated on pages (updated_at, id);
create index pages_search on pages using gin (search_text gin_trgm_ops);
-- Most pages show none.
create index pages_medias on pages (id) where media_ids <> '{}';
create index pages_pictured on pages (id) where picture_keys <> '{}';

-- The page that uses a URL of a language, or the last one that did.
create table page_urls (
  locale text not null,
  relative_url text collate "C" not null,
  page_id integer not null references pages (id) on delete cascade,
  is_current boolean not null,
  primary key (locale, relative_url)
);
create index page_urls_page on page_urls (page_id);

create table post_categories (
  post_id integer not null references posts (id) on delete cascade,
  category_id integer not null references categories (id) on delete cascade,
  primary key (post_id, category_id)
);
create index post_categories_category on post_categories (category_id);

create table event_registrations (
  id integer primary key generated by default as identity,
  event_id integer not null references posts (id) on delete cascade,
  state text not null check (state in ('Registered', 'Waiting', 'Cancelled')),
  first_name text not null,
  last_name text not null,
  -- last and first name, folded and compared by bytes, for sorting
  name_key text collate "C" not null,
  email text not null,
  -- the e-mail address in lower case: one registration per event
  email_key text not null,
  phone text not null,
  comments text not null,
  buy_book boolean not null,
  is_present boolean not null default false,
  -- names, e-mail address and phone folded, after a leading space
  search_text text not null,
  -- the language of mails to them
  locale text not null,
  created_at timestamptz(3) not null,
  cancelled_at timestamptz(3),
  -- whether the cancellation freed a place
  had_place boolean not null default false,
  version integer not null default 1
);
-- a cancelled registration may be renewed
create unique index event_registrations_email on event_registrations (event_id, email_key) where state <> 'Cancelled';
create index event_registrations_name on event_registrations (event_id, name_key, id);
create index event_registrations_created on event_registrations (event_id, created_at, id);
create index event_registrations_person on event_registrations (email_key);

-- Versions of posts, written by the transaction that writes the post.
create table post_revisions (
  post_id integer not null references posts (id) on delete cascade,
  -- version of the post
  version integer not null,
  kind text not null,
  at timestamptz(3) not null,
  by_id integer references users (id) on delete set null,
  -- their name at that time
  by_name text,
  post_status text not null,
  restored_version integer,
  -- differences from the previous version
  fields jsonb not null,
  -- in the form of a save request
  content jsonb not null,
  primary key (post_id, version)
);
create index post_revisions_by on post_revisions (by_id);

-- Unsaved input of one user for a post.
create table post_drafts (
  id integer primary key generated by default as identity,
  user_id integer not null references users (id) on delete cascade,
  -- null: a new post
  post_id integer references posts (id) on delete cascade,
  -- as sent by the form
  content jsonb not null,
  -- version of the post that the input started from
  version integer,
  saved_at timestamptz(3) not null
);
create unique index post_drafts_of on post_drafts (user_id, post_id) nulls not distinct;
create index post_drafts_post on post_drafts (post_id);

-- For registrations: events with a date that take registrations or have some.
create view registration_events as
select
  posts.id,
  posts.owner_id,
  posts.title,
  posts.title_key,
  posts.search_text,
  posts.post_status,
  posts.publication_start_at,
  posts.publication_end_at,
  posts.event_start_at,
  coalesce(posts.event_end_at, posts.event_start_at + interval '2 hours') as event_end_at,
  posts.location,
  posts.is_on_registration,
  posts.places,
  (select product_id from post_products where post_products.post_id = posts.id order by position limit 1) as product_id
from posts
where posts.post_type = 'Event'
  and posts.event_start_at is not null
  and (posts.is_on_registration or exists (select 1 from event_registrations where event_registrations.event_id = posts.id));

-- # Discounts

create table discounts (
  id integer primary key generated by default as identity,
  name text not null,
  -- folded and compared by bytes, for sorting
  name_key text collate "C" not null,
  -- name and code folded, after a leading space: short words match only at the beginning of a word
  search_text text not null,
  description text not null,
  is_published boolean not null,
  publication_start_time timestamptz(3),
  publication_end_time timestamptz(3),
  discount_type text not null check (discount_type in ('AppliesToItems', 'AppliesToSubTotal', 'AppliesToShipping')),
  is_free boolean not null,
  use_percentage boolean not null,
  discount_percentage numeric(5, 4) check (discount_percentage > 0 and discount_percentage <= 1),
  discount_cents bigint check (discount_cents > 0),
  maximum_cents bigint check (maximum_cents > 0),
  requires_coupon_code boolean not null,
  -- upper case, without spaces
  coupon_code text,
  is_cumulative boolean not null,
  minimum_spent_cents bigint check (minimum_spent_cents > 0),
  billing_country text,
  shipping_country text,
  customer_role_id integer references customer_roles (id),
  needs_fidelity boolean not null,
  payment_method text,
  shipping_method text,
  extension_data text,
  limitation_type text not null check (limitation_type in ('Unlimited', 'NTimesOnly', 'NTimesPerCustomer')),
  limitation_times integer check (limitation_times > 0),
  sub_categories text[] not null,
  categories text[] not null,
  eans text[] not null,
  attributes jsonb not null,
  -- number of orders with the discount that are not cancelled
  redemption_count integer not null default 0 check (redemption_count >= 0),
  created_at timestamptz(3) not null,
  version integer not null default 1,
  given_cents bigint not null default 0 check (given_cents >= 0),
  turnover_cents bigint not null default 0 check (turnover_cents >= 0),
  check (publication_end_time > publication_start_time),
  constraint discounts_check2 check ((limitation_type = 'Unlimited') = (limitation_times is null)),
  constraint discounts_code_asked check (requires_coupon_code or coupon_code is null)
);
create index discounts_name on discounts (name_key, id);
create index discounts_created on discounts (created_at, id);
create index discounts_search on discounts using gin (search_text gin_trgm_ops);
-- The discounts that baskets are calculated with.
create index discounts_published on discounts (publication_end_time) where is_published;

-- Which order used which discount; released when the order is cancelled.
create table discount_redemptions (
  discount_id integer not null references discounts (id),
  -- the order's reference on the shop's site
  order_reference text collate "C" not null,
  customer_id integer references customers (id) on delete set null,
  redeemed_at timestamptz(3) not null,
  released_at timestamptz(3),
  -- the discount's share, and the order's total
  taken_cents bigint not null check (taken_cents >= 0),
  order_cents bigint not null check (order_cents >= 0),
  primary key (discount_id, order_reference)
);
create index discount_redemptions_order on discount_redemptions (order_reference);
create index discount_redemptions_customer on discount_redemptions (customer_id, discount_id) where released_at is null;

-- Every code of every discount: the shared one, and single-use ones.
create table discount_codes (
  id integer primary key generated by default as identity,
  discount_id integer not null references discounts (id) on delete cascade,
  -- upper case, without spaces
  code text collate "C" not null,
  -- the code stored in the discount itself
  is_shared boolean not null,
  created_at timestamptz(3) not null,
  order_reference text collate "C",
  used_at timestamptz(3),
  withdrawn_at timestamptz(3),
  -- when it was created, used, released or withdrawn
  changed_at timestamptz(3) not null,
  check ((order_reference is null) = (used_at is null)),
  check (order_reference is null or withdrawn_at is null)
);
-- a code belongs to one discount
create unique index discount_codes_code on discount_codes (code);
create index discount_codes_discount on discount_codes (discount_id, id);
create index discount_codes_changed on discount_codes (discount_id, changed_at, id) where not is_shared;
create index discount_codes_named on discount_codes (discount_id, code, id) where not is_shared;
create index discount_codes_order on discount_codes (order_reference) where order_reference is not null;

-- Copies the shared code of a discount, so that one index contains all codes.
create function discounts_keep_code() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.coupon_code is not distinct from old.coupon_code then return null; end if;
  if tg_op = 'UPDATE' then delete from discount_codes where discount_id = new.id and is_shared; end if;
  if new.coupon_code is not null then
    insert into discount_codes (discount_id, code, is_shared, created_at, changed_at)
      values (new.id, new.coupon_code, true, new.created_at, new.created_at);
  end if;
  return null;
end
$$;
create trigger discounts_code after insert or update of coupon_code on discounts for each row execute function discounts_keep_code();

-- # Letters

create table subscriptions (
  id integer primary key generated by default as identity,
  type text not null check (type in ('Newsletter', 'Marketing', 'AlertSearchNewItems', 'AlertProductAvailability', 'PremiumAccount')),
  -- the name that campaigns and the site use
  identifier text not null,
  -- the text that people agree to
  displayed_text text not null,
  needs_confirmation boolean not null,
  localizations jsonb not null,
  -- the French name, folded and compared by bytes, for sorting
  name_key text collate "C" not null,
  -- names and identifier folded, after a leading space
  search_text text not null,
  created_at timestamptz(3) not null,
  version integer not null default 1
);
create unique index subscriptions_identifier on subscriptions (identifier);
create index subscriptions_name on subscriptions (name_key, id);

create table subscribers (
  id integer primary key generated by default as identity,
  subscription_id integer not null references subscriptions (id),
  -- as entered, and in lower case: one row per person and subscription
  email text not null,
  email_key text collate "C" not null,
  first_name text not null,
  last_name text not null,
  locale text not null,
  state text not null check (state in ('Pending', 'Subscribed', 'Unsubscribed', 'Removed', 'Dead')),
  since timestamptz(3) not null,
  -- proof of consent: when, where, to which text, from which network
  consent_at timestamptz(3) not null,
  words text not null,
  origin text not null,
  url text not null,
  network text not null,
  confirmed_at timestamptz(3),
  -- a request to be confirmed by the address's owner; who has unsubscribed stays so until then
  request jsonb,
  requested_at timestamptz(3),
  -- e-mail address and names folded, after a leading space
  search_text text not null,
  -- network of the confirmation; empty: unknown, or not confirmed by link
  confirmed_network text not null default '',
  check ((request is null) = (requested_at is null))
);
create unique index subscribers_email on subscribers (subscription_id, email_key);
create index subscribers_since on subscribers (subscription_id, since, id);
-- For counts, and for sending page by page.
create index subscribers_state on subscribers (subscription_id, state, id);
create index subscribers_person on subscribers (email_key);
create index subscribers_search on subscribers using gin (search_text gin_trgm_ops);
create index subscribers_requested on subscribers (requested_at) where requested_at is not null;

create table subscriber_events (
  id integer primary key generated by default as identity,
  subscription_id integer not null references subscriptions (id),
  subscriber_id integer not null references subscribers (id) on delete cascade,
  kind text not null check (kind in ('Asked', 'Imported', 'Subscribed', 'Confirmed', 'Unsubscribed', 'Removed', 'Died')),
  at timestamptz(3) not null,
  -- 1: became subscribed, -1: no longer is
  change smallint not null check (change in (-1, 0, 1)),
  reason text,
  note text not null default '',
  by_name text
);
create index subscriber_events_person on subscriber_events (subscriber_id, id);
create index subscriber_events_changes on subscriber_events (subscription_id, at) include (kind, change) where change <> 0;

create table suppressed_emails (
  id integer primary key generated by default as identity,
  email text not null,
  email_key text collate "C" not null,
  reason text not null check (reason in ('Request', 'Complaint', 'Bounce', 'Other')),
  note text not null,
  by_name text,
  at timestamptz(3) not null,
  -- the e-mail address folded, after a leading space
  search_text text not null
);
create unique index suppressed_emails_email on suppressed_emails (email_key);
create index suppressed_emails_at on suppressed_emails (at, id);

create table subscriber_imports (
  id integer primary key generated by default as identity,
  subscription_id integer not null references subscriptions (id),
  state text not null check (state in ('Checked', 'Importing', 'Imported')),
  file_name text not null,
  -- name in the file storage until it is imported
  file text,
  line_count integer not null,
  new_count integer not null,
  known_count integer not null,
  left_count integer not null,
  duplicate_count integer not null,
  invalid_count integer not null,
  -- the first lines that are left out
  lines jsonb not null,
  origin text not null default '',
  words text not null default '',
  added_count integer not null default 0,
  task_id text,
  created_at timestamptz(3) not null,
  -- columns and first rows of the list, and which column holds which field where somebody decided it
  preview jsonb not null default '{"separator":";","headLine":null,"isIncomplete":false,"columns":[],"rows":[]}',
  mapping jsonb
);
create index subscriber_imports_subscription on subscriber_imports (subscription_id, id);

create table campaigns (
  id integer primary key generated by default as identity,
  name text not null,
  -- folded and compared by bytes, for sorting
  name_key text collate "C" not null,
  -- name and subject folded, after a leading space
  search_text text not null,
  subject text not null,
  content_type text not null check (content_type in ('Mjml', 'Html')),
  content text not null,
  mail_target text not null check (mail_target in ('EmailList', 'SubscriptionId', 'AnalyticsTargetIds')),
  email_list text not null,
  subscription_identifier text,
  analytics_target_ids integer[] not null,
  dont_send_before timestamptz(3),
  processing boolean not null default false,
  mail_creation_done boolean not null default false,
  mail_sent_done boolean not null default false,
  is_paused boolean not null default false,
  interruption text check (interruption in ('MissedDeparture', 'NoRecipients', 'LetterRefused', 'ServerAway', 'ServerRefuses')),
  -- the confirmed number of people, then the number of mails
  recipient_count integer,
  -- people found by the target, and the last one with a mail: a resumed task continues after them
  found_count integer not null default 0,
  prepared_up_to text,
  -- the letter as sent, made once
  sent_html text,
  sent_text text,
  -- digest and time of the last test
  tested_digest text,
  tested_at timestamptz(3),
  task_id uuid,
  -- since when the mail server is unavailable
  away_since timestamptz(3),
  started_at timestamptz(3),
  started_by text,
  prepared_at timestamptz(3),
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  -- whether its links are redirected and counted
  counts_clicks boolean not null default false,
  check (processing or not (mail_creation_done or mail_sent_done or is_paused or interruption is not null))
);
create index campaigns_name on campaigns (name_key, id);
create index campaigns_created on campaigns (created_at, id);
create index campaigns_search on campaigns using gin (search_text gin_trgm_ops);
-- Campaigns to be sent that have no task yet.
create index campaigns_due on campaigns (dont_send_before) where processing and task_id is null;

-- One row per recipient: the state of the letter to them.
create table campaign_mails (
  id bigint primary key generated always as identity,
  campaign_id integer not null references campaigns (id) on delete cascade,
  email text not null,
  locale text not null check (locale in ('fr', 'en')),
  -- the subscriber, for the unsubscribe link; null: recipient of a list or target
  subscriber_id integer,
  state text not null check (state in ('Waiting', 'Sending', 'Retry', 'Sent', 'Refused', 'Abandoned', 'Unknown')),
  tries integer not null default 0,
  next_try_at timestamptz(3) not null,
  reason text,
  -- reply of the mail server, `550 5.1.1`
  code text,
  -- the address is permanently undeliverable
  is_dead boolean not null default false,
  ended_at timestamptz(3),
  -- when they unsubscribed by the link of this letter
  left_at timestamptz(3),
  -- when somebody decided that a letter in state Unknown is not sent again
  settled_at timestamptz(3),
  -- one letter per person and campaign
  unique (campaign_id, email)
);
create index campaign_mails_waiting on campaign_mails (campaign_id, next_try_at, id) where state in ('Waiting', 'Retry');
create index campaign_mails_state on campaign_mails (campaign_id, state, ended_at);
-- For leaving people out of the next letter, and for the data about a person.
create index campaign_mails_email on campaign_mails (email);
create index campaign_mails_left on campaign_mails (campaign_id) where left_at is not null;
create index campaign_mails_doubts on campaign_mails (campaign_id, id) where state = 'Unknown' and settled_at is null;

-- Clicks on each link of a letter; who clicked is not recorded.
create table campaign_links (
  campaign_id integer not null references campaigns (id) on delete cascade,
  -- position among the letter's links, from 1
  place integer not null,
  url text not null,
  clicks integer not null default 0,
  primary key (campaign_id, place)
);

-- Removes an address from its letters when a customer is deleted or erased: figures stay, letters that wait are not
-- sent.
create function forget_letters_to(address text) returns void language sql set search_path = public, pg_temp as $$
  update campaign_mails set
    email = 'efface.' || id || '@personne.invalid',
    subscriber_id = null,
    state = case when state in ('Waiting', 'Retry') then 'Refused' else state end,
    reason = case when state in ('Waiting', 'Retry') then 'Suppressed' else reason end,
    ended_at = case when state in ('Waiting', 'Retry') then now() else ended_at end,
    settled_at = case when state = 'Unknown' then coalesce(settled_at, now()) else settled_at end
  where email = lower(address)
$$;

create function forget_campaign_mails() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from customers where email = old.email) then
    perform forget_letters_to(old.email);
  end if;
  return null;
end $$;
create trigger customers_forgotten after delete on customers for each row execute function forget_campaign_mails();

-- # Analytics

-- What people do on the public site. Flat, so that indexes answer targets and charts.
create table analytic_events (
  -- set by the sender: a repeated event is recorded once
  id text collate "C" primary key,
  at timestamptz(3) not null,
  action text collate "C" not null check (action in ('View', 'Search', 'Cart', 'Favorite', 'Order', 'MailClick', 'Registration')),
  -- deleted with the customer
  customer_id integer references customers (id) on delete cascade,
  visitor_guid uuid,
  ean text collate "C",
  -- the product's first category when it was recorded
  category text collate "C",
  publisher text collate "C",
  -- the search, folded
  search_key text,
  amount_cents bigint
);
-- Who did what with which title, from the index alone.
create index analytic_events_ean on analytic_events (action, ean, customer_id) where customer_id is not null and ean is not null;
create index analytic_events_search on analytic_events using gin (search_key gin_trgm_ops) where search_key is not null;
create index analytic_events_person on analytic_events (customer_id, action, at);
create index analytic_events_at on analytic_events (at) include (customer_id, action, ean);
-- Orders by time with their amounts.
create index analytic_events_orders on analytic_events (at, customer_id) include (amount_cents) where action = 'Order';

-- Distinct categories and publishers of each customer's actions.
create table analytic_facts (
  action text collate "C" not null,
  fact text collate "C" not null check (fact in ('category', 'publisher')),
  value text collate "C" not null,
  customer_id integer not null references customers (id) on delete cascade,
  primary key (action, fact, value, customer_id)
);
create index analytic_facts_person on analytic_facts (customer_id);

-- Count and last time of each action per customer; a visit is a day in Paris with any action.
create table analytic_sums (
  customer_id integer not null references customers (id) on delete cascade,
  action text collate "C" not null check (action in ('Visit', 'View', 'Search', 'Cart', 'Favorite', 'Order', 'MailClick', 'Registration')),
  count integer not null check (count > 0),
  last_at timestamptz(3) not null,
  primary key (customer_id, action)
);
create index analytic_sums_count on analytic_sums (action, count, customer_id);
create index analytic_sums_last on analytic_sums (action, last_at, customer_id);

-- People described by conditions.
create table targets (
  id integer primary key generated by default as identity,
  name text not null,
  -- folded and compared by bytes, for sorting
  name_key text collate "C" not null,
  -- name and description folded, after a leading space
  search_text text not null,
  description text not null,
  -- conditions and groups, as in the contract
  tree jsonb not null,
  -- size at the last count
  people integer not null check (people >= 0),
  counted_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1
);
create index targets_name on targets (name_key, id);
create index targets_updated on targets (updated_at, id);
create index targets_people on targets (people, id);
create index targets_search on targets using gin (search_text gin_trgm_ops);

-- The state of the calculation of profiles.
create table profiling (
  -- a single row
  id integer primary key check (id = 1),
  version integer not null default 1,
  -- the calculation that was requested last; an earlier one writes nothing more
  run uuid,
  computed_at timestamptz(3),
  -- profiles of the last calculation in order, each with its target's version
  computed jsonb,
  recommended_at timestamptz(3)
);
insert into profiling (id) values (1);

create table profiles (
  target_id integer primary key references targets (id) on delete cascade,
  place integer not null
);

create table person_profiles (
  customer_id integer primary key references customers (id) on delete cascade,
  target_id integer not null references targets (id) on delete cascade
);
create index person_profiles_target on person_profiles (target_id);

-- Titles bought most by the people of a profile, as of profiling.recommended_at.
create table profile_titles (
  target_id integer not null references targets (id) on delete cascade,
  -- from 1, the most bought first
  place integer not null,
  ean text not null,
  -- people of the profile who bought it
  people integer not null check (people > 0),
  primary key (target_id, place)
);

-- Events per customer and day, week and month in Paris, written with the events, for analyses over time.
create table analytic_visits (
  grain text collate "C" not null check (grain in ('day', 'week', 'month')),
  -- its first day
  start date not null,
  customer_id integer not null references customers (id) on delete cascade,
  events integer not null check (events > 0),
  primary key (grain, start, customer_id) include (events)
);
create index analytic_visits_person on analytic_visits (customer_id);

-- Recalculates rather than adds, with the customers locked: a concurrent writer waits, then sees the other's events.
create function count_person_events(touched integer[]) returns void language plpgsql
  set search_path = public, pg_temp as $$
begin
  perform 1 from customers where id = any (touched) order by id for no key update;
  delete from analytic_sums as kept where kept.customer_id = any (touched) and not exists (
    select from analytic_events as done where done.customer_id = kept.customer_id and (kept.action = 'Visit' or done.action = kept.action));
  insert into analytic_sums (customer_id, action, count, last_at)
  select customer_id, action, count(*), max(at) from analytic_events where customer_id = any (touched) group by customer_id, action
  union all
  select customer_id, 'Visit', count(distinct (at at time zone 'Europe/Paris')::date), max(at)
    from analytic_events where customer_id = any (touched) group by customer_id
  on conflict (customer_id, action) do update set count = excluded.count, last_at = excluded.last_at
    where (analytic_sums.count, analytic_sums.last_at) is distinct from (excluded.count, excluded.last_at);
end $$;

-- # Intake and webhooks

-- Records received from the shop's site and tills, by their references: a repeated one is neither duplicated nor
-- changed.
create table intake_records (
  kind text not null check (kind in ('customer', 'order', 'payment', 'delivery', 'message', 'registration', 'erasure')),
  reference text not null,
  -- of the content as sent
  digest text not null,
  -- the resulting customer, document or message
  entity_id integer not null,
  taken_at timestamptz(3) not null,
  source text not null,
  primary key (source, kind, reference)
);
-- For finding out whether a known customer has a reference already.
create index intake_records_entity on intake_records (kind, entity_id);
-- An order's reference is its number within the shop: a till refers to an order of the site by it.
create index intake_records_orders on intake_records (reference) where kind = 'order';

create table webhooks (
  id integer primary key generated by default as identity,
  url text not null,
  description text not null,
  -- its label, folded and compared by bytes, for sorting
  name_key text collate "C" not null,
  -- label and URL folded, after a leading space
  search_text text not null,
  events text[] not null check (cardinality(events) > 0),
  is_active boolean not null,
  -- why it was disabled automatically
  off_reason text check (off_reason in ('Gone', 'GivenUp')),
  -- its last attempt failed
  is_failing boolean not null default false,
  last_success_at timestamptz(3),
  -- the secrets are derived from these ids with a key of the installation
  secret_id uuid not null,
  secret_shown_at timestamptz(3),
  previous_secret_id uuid,
  previous_secret_until timestamptz(3),
  created_at timestamptz(3) not null,
  version integer not null default 1,
  check (off_reason is null or not is_active),
  check ((previous_secret_id is null) = (previous_secret_until is null))
);
create index webhooks_name on webhooks (name_key, id);
create index webhooks_created on webhooks (created_at, id);
create index webhooks_search on webhooks using gin (search_text gin_trgm_ops);

-- Events that webhooks subscribe to: written by the transaction that causes them, with the bytes that are sent.
create table webhook_events (
  id text primary key check (id ~ '^msg_[0-9a-f]{32}$'),
  type text not null,
  occurred_at timestamptz(3) not null,
  body text not null
);
create index webhook_events_occurred on webhook_events (occurred_at);

-- The delivery of an event to a webhook.
create table webhook_deliveries (
  id uuid primary key,
  event_id text not null references webhook_events (id) on delete cascade,
  webhook_id integer not null references webhooks (id) on delete cascade,
  -- copied from the event, for lists
  type text not null,
  occurred_at timestamptz(3) not null,
  -- in total, and since it was planned or sent again
  tries integer not null default 0,
  round_tries integer not null default 0,
  round_began_at timestamptz(3) not null,
  -- being sent; taken over by nobody before next_try_at
  is_sending boolean not null default false,
  -- null: delivered, or no more tries
  next_try_at timestamptz(3),
  delivered_at timestamptz(3),
  -- of the last try
  status integer,
  fault text check (fault in ('notPublic', 'unreachable', 'tooSlow', 'broken')),
  unique (event_id, webhook_id),
  check (delivered_at is null or next_try_at is null)
);
create index webhook_deliveries_list on webhook_deliveries (occurred_at desc, id);
create index webhook_deliveries_of on webhook_deliveries (webhook_id, occurred_at desc, id);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_try_at) where next_try_at is not null;
create index webhook_deliveries_sending on webhook_deliveries (webhook_id) where is_sending;

create table webhook_attempts (
  id bigint primary key generated always as identity,
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  at timestamptz(3) not null,
  milliseconds integer not null,
  status integer,
  fault text check (fault in ('notPublic', 'unreachable', 'tooSlow', 'broken')),
  -- the first kilobyte
  answer text not null
);
create index webhook_attempts_of on webhook_attempts (delivery_id, id);
