-- City and telephone of a customer's addresses are among the words that find them, as `searchText` (add-customers.ts) makes them for new ones.
create function pg_temp.words(value text) returns text language sql immutable as
  $$ select nullif(trim(regexp_replace(public.fold(value), '[^[:alnum:]]+', ' ', 'g')), '') $$;
create function pg_temp.phone(value text) returns text language sql immutable as
  $$ select nullif(regexp_replace(regexp_replace(regexp_replace(regexp_replace(replace(value, '(0)', ''), '^\s*(\+|00)\s*33', '0'), '\D', '', 'g'), '^00([1-9])', '\1'),
    '(\d\d)(?=\d)', '\1 ', 'g'), '') $$;
update customers
  set search_text = concat_ws(' ', search_text, pg_temp.words(billing_address ->> 'city'), pg_temp.words(shipping_address ->> 'city'),
    pg_temp.phone(phone), pg_temp.phone(billing_address ->> 'phone'), pg_temp.phone(shipping_address ->> 'phone'));
drop function pg_temp.words(text);
drop function pg_temp.phone(text);
