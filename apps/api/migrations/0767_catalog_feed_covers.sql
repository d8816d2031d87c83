-- The cover that the feed names by its URL: what the last try to fetch it came to. One that staff gave is never replaced by it.
create table product_feed_covers (
  product_id integer primary key references products on delete cascade,
  url text not null,
  tried_at timestamptz(3),
  fault text
);
alter table product_files add column is_from_feed boolean not null default false;
