-- Few products have variations: their types are read without reading all products.
create index products_varied on products (id) where variations <> '[]'::jsonb;
