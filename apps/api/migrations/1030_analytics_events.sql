-- What people do on the public site. Flat, so that an index answers what targets and charts ask.
create table analytic_events (
  -- the sender's own: what is sent twice is recorded once
  id text collate "C" primary key,
  at timestamptz(3) not null,
  action text collate "C" not null check (action in ('View', 'Search', 'Cart', 'Favorite', 'Order', 'MailClick', 'Registration')),
  -- who goes takes what they did along
  customer_id integer references customers (id) on delete cascade,
  visitor_guid uuid,
  ean text collate "C",
  -- the catalogue's first of the title, when it was recorded
  category text collate "C",
  publisher text collate "C",
  -- what was searched for, folded
  search_key text,
  amount_cents bigint
);
-- Who did what with which title, read from the index alone.
create index analytic_events_ean on analytic_events (action, ean, customer_id) where customer_id is not null and ean is not null;
create index analytic_events_search on analytic_events using gin (search_key gin_trgm_ops) where search_key is not null;
create index analytic_events_person on analytic_events (customer_id, action, at);
create index analytic_events_at on analytic_events (at, action, customer_id);

-- Which categories and publishers somebody's actions were about, each once however often: a shop sells most of few categories.
create table analytic_facts (
  action text collate "C" not null,
  fact text collate "C" not null check (fact in ('category', 'publisher')),
  value text collate "C" not null,
  customer_id integer not null references customers (id) on delete cascade,
  primary key (action, fact, value, customer_id)
);
create index analytic_facts_person on analytic_facts (customer_id);

-- How often somebody did something, and when last; visits are the days in Paris on which they did anything.
create table analytic_sums (
  customer_id integer not null references customers (id) on delete cascade,
  action text collate "C" not null check (action in ('Visit', 'View', 'Search', 'Cart', 'Favorite', 'Order', 'MailClick', 'Registration')),
  count integer not null check (count > 0),
  last_at timestamptz(3) not null,
  primary key (customer_id, action)
);
create index analytic_sums_count on analytic_sums (action, count, customer_id);
create index analytic_sums_last on analytic_sums (action, last_at, customer_id);

-- Counted again rather than added to, behind the customers' locks: whoever records at the same time waits, then sees the other's events too.
create function count_person_events(touched integer[]) returns void language plpgsql as $$
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
