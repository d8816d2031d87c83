-- What the catalogue tells other areas of who made a title, and the index by which titles are counted by name.
create index products_authors on products using gin (authors);
create view product_authors as select id, authors from products;
