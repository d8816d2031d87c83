-- The list of sent mails, narrowed to some kinds of them.
create index mails_type on mails (type, created_at desc, id);
