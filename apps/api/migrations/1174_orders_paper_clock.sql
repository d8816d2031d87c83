-- What the clock said when a paper was issued, where that was before the last paper: such a paper is dated like that one, so that a series never goes back.
alter table issued_papers add column clock_at timestamptz(3) check (clock_at < issued_at);

-- The date of the last paper of any kind, one row: whoever issues the next one waits for it.
create table paper_dates (
  is_only boolean primary key default true check (is_only),
  last_at timestamptz(3) not null
);
insert into paper_dates (last_at) select max(issued_at) from issued_papers having max(issued_at) is not null;
