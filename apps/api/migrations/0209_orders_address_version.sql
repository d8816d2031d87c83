-- The version of an order at which its shipping address was last written: who has read the order since then has read that address, whatever else was
-- done to it meanwhile. Of what was written before, nobody knows; what customers ordered in sum does not change.
alter table documents add column address_version integer not null default 1;
select set_config('reserve.customer_sums', 'later', true);
update documents set address_version = version where version > 1;
select set_config('reserve.customer_sums', '', true);
