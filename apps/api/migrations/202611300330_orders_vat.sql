-- The VAT regime of an order that is not sold at French rates, or whose VAT has to be looked at.
alter table documents add column vat jsonb;
create index documents_vat_flags on documents (date desc, id desc) where jsonb_array_length(vat -> 'flags') > 0;
