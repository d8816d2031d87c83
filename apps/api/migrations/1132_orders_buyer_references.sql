-- What a public body or a company wants its invoices to say: the department that they go to, and its own number for an order.
alter table customers add column service_code text;
alter table documents add column buyer_order_reference text;
