-- E-mail addresses are stored in one form from here on: lower case, no blanks, the domain in ASCII (RFC 5890). Where rows become equal, the first one takes
-- the form and the others keep their spelling: nobody is merged or lost.
create function pg_temp.punycode(label text) returns text language plpgsql immutable as $$
declare
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points integer[];
  encoded text := regexp_replace(label, '[^\u0001-\u007f]', '', 'g');
  basic integer := length(encoded);
  done integer := length(encoded);
  bias integer := 72;
  delta integer := 0;
  next_point integer := 128;
  point integer;
  smallest integer;
  rest integer;
  threshold integer;
  step integer;
begin
  if octet_length(label) = length(label) then return label; end if;
  select array_agg(ascii(letter) order by place) into points from regexp_split_to_table(label, '') with ordinality as letters (letter, place);
  if basic > 0 then encoded := encoded || '-'; end if;
  while done < cardinality(points) loop
    select min(one) into smallest from unnest(points) as one where one >= next_point;
    delta := delta + (smallest - next_point) * (done + 1);
    next_point := smallest;
    foreach point in array points loop
      if point < next_point then delta := delta + 1; end if;
      continue when point <> next_point;
      rest := delta;
      step := 36;
      loop
        threshold := greatest(1, least(26, step - bias));
        exit when rest < threshold;
        encoded := encoded || substr(digits, threshold + (rest - threshold) % (36 - threshold) + 1, 1);
        rest := (rest - threshold) / (36 - threshold);
        step := step + 36;
      end loop;
      encoded := encoded || substr(digits, rest + 1, 1);
      -- Bias adaptation of RFC 3492, 6.1.
      delta := case when done = basic then delta / 700 else delta / 2 end;
      delta := delta + delta / (done + 1);
      step := 0;
      while delta > 455 loop
        delta := delta / 35;
        step := step + 36;
      end loop;
      bias := step + 36 * delta / (delta + 38);
      delta := 0;
      done := done + 1;
    end loop;
    delta := delta + 1;
    next_point := next_point + 1;
  end loop;
  return 'xn--' || encoded;
end $$;

create function pg_temp.stored_email(typed text) returns text language sql immutable as $$
  select split_part(email, '@', 1) || '@' || (
    select string_agg(pg_temp.punycode(label), '.' order by place)
    from regexp_split_to_table(substr(email, strpos(email, '@') + 1), '\.') with ordinality as labels (label, place))
  from (select lower(normalize(btrim(typed, E' \t\r\n\u00a0\u200b\ufeff'), nfkc)) as email) as clean
$$;

-- The address as it is searched: words between blanks.
create function pg_temp.searched_email(email text) returns text language sql immutable as $$
  select trim(regexp_replace(email, '[^a-z0-9]+', ' ', 'g'))
$$;

-- Accounts and customers could only have ASCII addresses, and no two that differ by case.
update users set email = lower(trim(email)) where email <> lower(trim(email));
update customers set email = lower(trim(email)) where email <> lower(trim(email));
update messages set email = lower(trim(email)) where email <> lower(trim(email));

update event_registrations set email = email_key where email <> email_key and octet_length(email_key) = length(email_key);
update event_registrations as one set email = new.key, email_key = new.key, search_text = search_text || ' ' || pg_temp.searched_email(new.key)
  from (
    select id, key, row_number() over (partition by event_id, key order by id) as place
    from (select id, event_id, pg_temp.stored_email(email_key) as key from event_registrations where octet_length(email_key) <> length(email_key)) as found
  ) as new
  where new.id = one.id and new.place = 1
    and not exists (select from event_registrations as other where other.event_id = one.event_id and other.email_key = new.key);

update subscribers set email = email_key where email <> email_key and octet_length(email_key) = length(email_key);
update subscribers as one set email = new.key, email_key = new.key, search_text = search_text || ' ' || pg_temp.searched_email(new.key)
  from (
    select id, key, row_number() over (partition by subscription_id, key order by id) as place
    from (select id, subscription_id, pg_temp.stored_email(email_key) as key from subscribers where octet_length(email_key) <> length(email_key)) as found
  ) as new
  where new.id = one.id and new.place = 1
    and not exists (select from subscribers as other where other.subscription_id = one.subscription_id and other.email_key = new.key);

update suppressed_emails set email = email_key where email <> email_key and octet_length(email_key) = length(email_key);
update suppressed_emails as one set email = new.key, email_key = new.key, search_text = search_text || ' ' || pg_temp.searched_email(new.key)
  from (
    select id, key, row_number() over (partition by key order by id) as place
    from (select id, pg_temp.stored_email(email_key) as key from suppressed_emails where octet_length(email_key) <> length(email_key)) as found
  ) as new
  where new.id = one.id and new.place = 1
    and not exists (select from suppressed_emails as other where other.email_key = new.key);

drop function pg_temp.searched_email(text);
drop function pg_temp.stored_email(text);
drop function pg_temp.punycode(text);
