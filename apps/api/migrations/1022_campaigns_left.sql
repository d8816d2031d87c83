-- when somebody left by the way out of this letter
alter table campaign_mails add column left_at timestamptz(3);
create index campaign_mails_left on campaign_mails (campaign_id) where left_at is not null;
