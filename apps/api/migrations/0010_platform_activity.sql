-- The log is read newest first, whatever it is narrowed by.
drop index audit_entries_entity;
drop index audit_entries_user;
create index audit_entries_entity on audit_entries (entity, entity_id, at desc, id desc);
create index audit_entries_user on audit_entries (user_id, at desc, id desc);
create index audit_entries_action on audit_entries (action, at desc, id desc);
create index audit_entries_refused on audit_entries (at desc, id desc) where outcome = 'refused';
create index audit_entries_search on audit_entries using gin
  (fold(' ' || coalesce(user_name, '') || ' ' || coalesce(entity_id, '') || ' ' || request_id) gin_trgm_ops);

-- Tries are counted from here: a task that people try again keeps counting its runs on, so that an old worker still finds another number.
alter table background_tasks add column first_run integer not null default 0;
create index background_tasks_user on background_tasks (user_id, planned_at desc);
