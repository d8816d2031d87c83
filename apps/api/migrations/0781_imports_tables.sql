-- What a file of stocks looks like, what staff decided about it, and what is saved for the next files of its source.
alter table imports
  -- null: a person sent it; `Folder`, or `Key:` with the key's id
  add column source text,
  -- its columns and first rows, as the contract shows them
  add column preview jsonb,
  -- which column says what, where somebody said so
  add column mapping jsonb,
  -- of several lines of one EAN
  add column duplicates text check (duplicates in ('Sum', 'Last')),
  add column duplicate_count integer not null default 0,
  -- the first of them: why the import waits for a decision
  add column repeated jsonb,
  -- what to know of the file: `[{"fr": …, "en": …}]`
  add column remarks jsonb not null default '[]',
  drop constraint imports_state_check,
  add constraint imports_state_check check (state in ('Verifying', 'Unmapped', 'Verified', 'Importing', 'Done', 'Stopped', 'Unreadable'));
update imports set source = 'Folder' where folder_state is not null;

create table import_sources (
  source text primary key,
  mapping jsonb,
  duplicates text check (duplicates in ('Sum', 'Last'))
);
