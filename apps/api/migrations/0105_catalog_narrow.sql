-- What a list is narrowed by besides its search: of a million titles few have one subject, one publisher, or a reason not to be sold that staff can change.
create index product_search_publishers on product_search using gin (publishers) with (fastupdate = off);
create index product_search_collections on product_search using gin (collections) with (fastupdate = off);
create index product_search_clil on product_search using gin (clil) with (fastupdate = off);
create index product_search_thema on product_search using gin (thema) with (fastupdate = off);
create index product_search_rare on product_search (title, product_id) where price_cents is null or not is_visible or is_restricted;
