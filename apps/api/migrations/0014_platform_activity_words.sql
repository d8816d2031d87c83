-- The log is never emptied: what customers wrote, and the subjects under which they were written to, stand in their messages and mails alone.
alter table audit_entries disable trigger audit_entries_append_only;
update audit_entries set entity_name = null, changes = changes - 'reply' - 'subject' where entity in ('message', 'mail');
alter table audit_entries enable trigger audit_entries_append_only;
-- Which mails went to one person: found at once, also before the database has tidied up after many new ones.
alter index mails_to set (fastupdate = off);
select gin_clean_pending_list('mails_to');
