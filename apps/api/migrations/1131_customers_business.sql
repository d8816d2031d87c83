-- What a business is known by, bare: nine digits (SIREN) or fourteen (SIRET), and its number for taxes within the Union.
alter table customers add column siret text;
alter table customers add column vat_number text;
