-- What people called the record then; entries from before keep its number.
alter table audit_entries add column entity_name text;
drop index audit_entries_search;
create index audit_entries_search on audit_entries using gin
  (fold(' ' || coalesce(user_name, '') || ' ' || coalesce(entity_id, '') || ' ' || coalesce(entity_name, '') || ' ' || request_id) gin_trgm_ops);
