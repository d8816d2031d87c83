-- Two records of one person become one: the other's row stays and leads to it, without anything that says who it was.
alter table customers add column merged_into_id integer references customers (id);
-- The e-mail addresses of those who were merged into this one: what was sent to them is this person's, too.
alter table customers add column former_emails text[] not null default '{}';
create index customers_merged on customers (merged_into_id) where merged_into_id is not null;

-- The address without what a reader of mails may add to it: dots, and what follows a plus sign.
create function email_root(address text) returns text language sql immutable as $$
  select replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(address), '@', 2)
$$;
create index customers_email_root on customers (email_root(email)) where merged_into_id is null and erased_at is null;
