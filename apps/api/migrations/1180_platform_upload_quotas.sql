-- Who uploaded what is stored, for the quota of each person; null: before this was noted, or fetched by the feed.
alter table media_files add column user_id integer;
alter table product_files add column user_id integer;
create index product_files_uploaded on product_files (user_id) include (size) where user_id is not null;
create index media_files_uploaded on media_files (user_id) include (size);
