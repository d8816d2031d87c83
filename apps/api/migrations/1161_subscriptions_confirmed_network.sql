-- From which network somebody confirmed; empty: not by a link, or before this was noted.
alter table subscribers add column confirmed_network text not null default '';
