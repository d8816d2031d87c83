-- Which order has had which discount; given back when the order is cancelled.
create table discount_redemptions (
  discount_id integer not null references discounts (id) on delete cascade,
  -- how the shop's site calls the order
  order_reference text collate "C" not null,
  customer_id integer references customers (id) on delete set null,
  redeemed_at timestamptz(3) not null,
  released_at timestamptz(3),
  primary key (discount_id, order_reference)
);
create index discount_redemptions_order on discount_redemptions (order_reference);
create index discount_redemptions_customer on discount_redemptions (customer_id, discount_id) where released_at is null;
