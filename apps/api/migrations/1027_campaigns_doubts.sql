-- When somebody decided that a letter that perhaps left stays as it is; one that is sent again waits anew.
alter table campaign_mails add column settled_at timestamptz(3);
create index campaign_mails_doubts on campaign_mails (campaign_id, id) where state = 'Unknown' and settled_at is null;
