-- What the catalogue tells other areas of a product: enough to name it.
create view product_titles as select id, ean, title from products;
