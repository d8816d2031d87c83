-- Who goes takes their address out of the letters that were written to them: the figures stay, and what has not left yet does not leave any more.
create function forget_campaign_mails() returns trigger language plpgsql as $$
begin
  update campaign_mails set
    email = 'efface.' || id || '@personne.invalid',
    subscriber_id = null,
    state = case when state in ('Waiting', 'Retry') then 'Refused' else state end,
    reason = case when state in ('Waiting', 'Retry') then 'Suppressed' else reason end,
    ended_at = case when state in ('Waiting', 'Retry') then now() else ended_at end,
    settled_at = case when state = 'Unknown' then coalesce(settled_at, now()) else settled_at end
  where email = lower(old.email) and not exists (select from customers where email = old.email);
  return null;
end $$;
create trigger customers_forgotten after delete on customers for each row execute function forget_campaign_mails();
