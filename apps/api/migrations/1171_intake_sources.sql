-- References belong to who sent them: an API key and the keys that replace it under its name, or a person.
alter table api_keys add column source_id integer;
update api_keys set source_id = (select min(same.id) from api_keys same where lower(same.name) = lower(api_keys.name));
alter table api_keys alter column source_id set not null;

alter table intake_records add column source text;
-- Where a single program could have sent them they are its own; of others nobody knows any more, and they stay known to all (an empty source).
update intake_records set source = (
  select case when count(distinct source_id) = 1 then 'key ' || min(source_id) else '' end
  from api_keys where 'Permission.Api.Intake' = any (claims)
);
alter table intake_records alter column source set not null;
alter table intake_records drop constraint intake_records_pkey;
alter table intake_records add primary key (source, kind, reference);
-- An order's reference is its number, which is the shop's: a till names an order of the site by it.
create index intake_records_orders on intake_records (reference) where kind = 'order';
