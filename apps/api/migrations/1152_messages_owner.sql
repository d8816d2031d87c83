-- Who has a message, as a user: until now their name alone was kept. A name that two people bear says nobody.
alter table messages add column taken_by_id integer references users (id) on delete set null;
update messages
  set taken_by_id = one.id
  from (
    select min(id) as id, trim(first_name || ' ' || last_name) as name from users group by 2 having count(*) = 1
  ) as one
  where one.name = messages.taken_by;
create index messages_taken_by on messages (taken_by_id, queue_key, id) include (status) where taken_by_id is not null;
