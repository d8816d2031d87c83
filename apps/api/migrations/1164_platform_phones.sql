-- French telephone numbers of people are stored in pairs from here on: `+33 (0)6 12 34 56 78` is `06 12 34 56 78`. Numbers of other countries and whatever is
-- no number stay as they were typed; addresses of orders stay as they were placed, and exports read them.
create function pg_temp.french_phone(typed text) returns text language sql immutable as $$
  select case when digits ~ '^0[1-9][0-9]{8}$' then regexp_replace(digits, '([0-9]{2})(?=[0-9])', '\1 ', 'g') end
  from (select regexp_replace(
    regexp_replace(regexp_replace(normalize(typed, nfkc), '\(0\)|[\s.()/-]|[\u200b-\u200f\u202a-\u202e\u2010-\u2015\u2060\ufeff]', '', 'g'), '^(tel:)?(\+|00)330?', '0'),
    '^33(?=[1-9][0-9]{8}$)', '0') as digits) as plain
  where typed ~ '[0-9]'
$$;

update customers set phone = pg_temp.french_phone(phone),
    search_text = search_text || case when position(pg_temp.french_phone(phone) in search_text) > 0 then '' else ' ' || pg_temp.french_phone(phone) end
  where phone <> pg_temp.french_phone(phone);
update event_registrations set phone = pg_temp.french_phone(phone),
    search_text = search_text || case when position(pg_temp.french_phone(phone) in search_text) > 0 then '' else ' ' || pg_temp.french_phone(phone) end
  where phone <> pg_temp.french_phone(phone);
update messages set phone = pg_temp.french_phone(phone) where phone <> pg_temp.french_phone(phone);
update messages set additional_phone = pg_temp.french_phone(additional_phone) where additional_phone <> pg_temp.french_phone(additional_phone);
update users set mobile_phone = pg_temp.french_phone(mobile_phone) where mobile_phone <> pg_temp.french_phone(mobile_phone);

drop function pg_temp.french_phone(text);
