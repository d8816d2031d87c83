-- The columns of a list of people with its first rows, and which column says what where somebody said so.
alter table subscriber_imports
  add column preview jsonb not null default '{"separator":";","headLine":null,"isIncomplete":false,"columns":[],"rows":[]}',
  add column mapping jsonb;
