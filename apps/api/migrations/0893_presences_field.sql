-- in which field of the record somebody types
alter table presences add column field text;
