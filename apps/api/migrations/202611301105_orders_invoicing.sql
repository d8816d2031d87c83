-- Invoices per delivery: an order may have several, of which one at most is its last.
alter table customers
  -- when the business is invoiced; null: as the shop does
  add column invoicing text constraint customers_invoicing check (invoicing in ('WhenComplete', 'PerDelivery'));

drop index issued_papers_one_invoice;
create unique index issued_papers_one_invoice on issued_papers (document_id) where kind = 'Invoice' and not content ? 'isPartial';
-- Orders that are invoiced in part, few, for what they have on deposit.
create index issued_papers_partial on issued_papers (document_id) where content ? 'isPartial';
