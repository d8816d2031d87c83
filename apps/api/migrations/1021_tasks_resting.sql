-- A task that waits for a moment, or for somebody, is planned and not taken up before.
alter table background_tasks add column not_before timestamptz(3);
