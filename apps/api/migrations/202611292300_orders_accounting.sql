-- Papers of a period, for the accounts.
create index issued_papers_issued on issued_papers (issued_at, id);

-- Orders whose money is a deposit as long as they have no invoice.
create index documents_not_invoiced on documents (id) where document_status not in ('Shipped', 'Complete') or payment_method = 'OnInvoice';
