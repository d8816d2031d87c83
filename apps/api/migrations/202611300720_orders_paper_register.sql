-- The register of issued papers lists, finds and adds up papers without reading their content.
create function paper_tax_cents(content jsonb) returns integer
language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
begin
  return (select coalesce(sum((row -> 'taxCents')::integer), 0) from jsonb_array_elements(content #> '{bill,vat}') as row);
end $$;

-- 0 to 1, as texts: {0.055,0.2}
create function paper_tax_rates(content jsonb) returns text[]
language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
begin
  return array(select row ->> 'taxRate' from jsonb_array_elements(content #> '{bill,vat}') as row order by (row -> 'taxRate')::numeric);
end $$;

alter table issued_papers
  -- below zero for a credit note
  add column signed_cents integer not null
    generated always as (case when kind = 'CreditNote' then -total_cents else total_cents end) stored,
  add column signed_tax_cents integer not null
    generated always as (case when kind = 'CreditNote' then -paper_tax_cents(content) else paper_tax_cents(content) end) stored,
  add column tax_rates text[] not null generated always as (paper_tax_rates(content)) stored,
  add column is_factur_x boolean not null generated always as (content ? 'business') stored,
  -- every number on it: its own, its order’s, that of the invoice it corrects
  add column search_text text not null generated always as (
    lower(number || ' ' || (content #>> '{order,number}') || coalesce(' ' || (content #>> '{corrects,number}'), ''))
  ) stored;

-- With what is added up, so that the sums of a period do not read the wide rows.
drop index issued_papers_issued;
create index issued_papers_issued on issued_papers (issued_at, id) include (kind, signed_cents, signed_tax_cents, tax_rates, is_factur_x);
create index issued_papers_sorted on issued_papers (number_key, id);
drop index issued_papers_number;
create index issued_papers_total on issued_papers (signed_cents, id);
create index issued_papers_search on issued_papers using gin (search_text gin_trgm_ops);
