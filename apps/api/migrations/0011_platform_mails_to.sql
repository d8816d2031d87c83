-- Which mails went to one person.
create index mails_to on mails using gin (to_addresses jsonb_path_ops);
