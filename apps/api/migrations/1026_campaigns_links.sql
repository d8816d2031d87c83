-- Whether the letter's links lead through us; a campaign that left before keeps saying that nobody counted.
alter table campaigns add column counts_clicks boolean not null default false;

-- How often each link of a letter was followed; by whom is known nowhere.
create table campaign_links (
  campaign_id integer not null references campaigns (id) on delete cascade,
  -- its place among the letter's links, from 1
  place integer not null,
  url text not null,
  clicks integer not null default 0,
  primary key (campaign_id, place)
);
