-- Which mails went to one person, however their e-mail address was written: of whoever was merged it is kept in lower case.
create index mails_to_lower on mails using gin ((lower(to_addresses::text)::jsonb) jsonb_path_ops);
drop index mails_to;
