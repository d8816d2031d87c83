-- What the team keeps in mind about a customer; empty when there is nothing.
alter table customers add column note text not null default '';

-- Who ordered a title is also asked by its words, folded behind a blank as `matchesWords` wants them.
create index document_items_title on document_items using gin ((' ' || fold(title)) gin_trgm_ops);
