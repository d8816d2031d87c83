-- A key belongs to the credential that sent it: two programs of one person's API keys, or a program and that person, share none.
alter table idempotency_keys add column caller text;
update idempotency_keys set caller = 'user ' || user_id;
alter table idempotency_keys alter column caller set not null;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys add primary key (caller, key);
alter table idempotency_keys drop column user_id;
