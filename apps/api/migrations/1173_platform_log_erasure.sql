-- Whether an entry of the log became the other one by being emptied alone: the same of everything but its name, which may go, and values, which may become « … ».
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

-- One function may empty entries; nothing else may change any.
create or replace function refuse_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
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

-- Empties the log of one customer's values and returns in how many entries: of those about them and their reviews all texts; of their orders addresses and what
-- was written; of all that is about people whatever says their e-mail address, telephone, name or street. Their row must still say who they are. Null where the
-- log has an owner of its own to whom this function does not belong (apps/api/README.md).
create function forget_customer_in_log(forgotten integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
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
