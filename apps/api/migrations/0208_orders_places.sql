-- Telephone and city are among the words that find an order, as `searchText` (document-keys.ts) makes them for new ones. What customers ordered in
-- sum does not change: it is not counted again.
select set_config('reserve.customer_sums', 'later', true);
create function pg_temp.words(value text) returns text language sql immutable as
  $$ select nullif(trim(regexp_replace(public.fold(value), '[^[:alnum:]]+', ' ', 'g')), '') $$;
create function pg_temp.phone(value text) returns text language sql immutable as
  $$ select nullif(regexp_replace(regexp_replace(regexp_replace(regexp_replace(replace(value, '(0)', ''), '^\s*(\+|00)\s*33', '0'), '\D', '', 'g'), '^00([1-9])', '\1'),
    '(\d\d)(?=\d)', '\1 ', 'g'), '') $$;
update documents d
  set search_text = concat_ws(' ', d.search_text, pg_temp.words(d.billing_address ->> 'city'), pg_temp.words(d.shipping_address ->> 'city'),
    pg_temp.phone(c.phone), pg_temp.phone(d.billing_address ->> 'phone'), pg_temp.phone(d.shipping_address ->> 'phone'))
  from customers c
  where c.id = d.customer_id;
select set_config('reserve.customer_sums', '', true);
drop function pg_temp.words(text);
drop function pg_temp.phone(text);
