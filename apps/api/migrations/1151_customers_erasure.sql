-- When a person had everything about them erased; their row stays for the orders that the law keeps, without their name.
alter table customers add column erased_at timestamptz(3);

-- The same for whoever goes and for whoever is erased: the address leaves the letters, the figures stay, and what waits does not leave any more.
create function forget_letters_to(address text) returns void language sql as $$
  update campaign_mails set
    email = 'efface.' || id || '@personne.invalid',
    subscriber_id = null,
    state = case when state in ('Waiting', 'Retry') then 'Refused' else state end,
    reason = case when state in ('Waiting', 'Retry') then 'Suppressed' else reason end,
    ended_at = case when state in ('Waiting', 'Retry') then now() else ended_at end,
    settled_at = case when state = 'Unknown' then coalesce(settled_at, now()) else settled_at end
  where email = lower(address)
$$;
create or replace function forget_campaign_mails() returns trigger language plpgsql as $$
begin
  if not exists (select from customers where email = old.email) then
    perform forget_letters_to(old.email);
  end if;
  return null;
end $$;
