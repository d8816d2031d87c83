-- What the catalogue tells other areas of how heavy a product is.
create view product_weights as select id, weight from products;
