-- What the clock said when a paper was issued, where that was before the last paper: such a paper is dated like that one, so that a series never goes back.
alter table issued_papers add column clock_at timestamptz(3) check (clock_at < issued_at);
create index issued_papers_issued_at on issued_papers (issued_at);
