-- Which post had a URL last that no post of the language has any more: it leads to the post where that is now.
create table post_former_urls (
  locale text not null,
  relative_url text collate "C" not null,
  post_id integer not null references posts (id) on delete cascade,
  primary key (locale, relative_url)
);
create index post_former_urls_post on post_former_urls (post_id);
