-- What the catalogue shows other areas of a product.
create view product_pictures as select id, picture from products;
