-- Who took a message up last. Of what was answered before, whoever answered first.
alter table messages add column taken_by text;
alter table messages add column taken_at timestamptz(3);
update messages m
  set taken_by = first.actor_name, taken_at = first.date
  from (select distinct on (message_id) message_id, actor_name, date from message_replies order by message_id, date, id) first
  where first.message_id = m.id and m.status <> 'Pending' and first.actor_name is not null;
