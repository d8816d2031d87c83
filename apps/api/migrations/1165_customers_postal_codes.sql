-- Postal codes of customers in France and its territories are stored as five digits: `29 200`, `F-29200` and `29.200` are `29200`. Targets compare them. Addresses
-- of orders stay as they were placed, and exports read them.
create function pg_temp.french_address(address jsonb) returns jsonb language sql immutable as $$
  select case when address ->> 'country' in ('FR', 'BL', 'GF', 'GP', 'MC', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT') and digits ~ '^[0-9]{5}$'
    then jsonb_set(address, '{postalCode}', to_jsonb(digits)) else address end
  from (select regexp_replace(
    regexp_replace(upper(normalize(address ->> 'postalCode', nfkc)), '[\s.\u2010-\u2015\u200b-\u200f\ufeff-]', '', 'g'), '^FR?(?=[0-9])', '') as digits) as plain
$$;

update customers set billing_address = pg_temp.french_address(billing_address), shipping_address = pg_temp.french_address(shipping_address)
  where pg_temp.french_address(billing_address) is distinct from billing_address
    or pg_temp.french_address(shipping_address) is distinct from shipping_address;

drop function pg_temp.french_address(jsonb);
