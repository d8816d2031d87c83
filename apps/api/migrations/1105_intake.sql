-- What the shop's site and tills handed over, by their own references: what is sent again is neither doubled nor changed.
create table intake_records (
  kind text not null check (kind in ('customer', 'order', 'payment', 'delivery', 'message')),
  reference text not null,
  -- of the content, as it was sent
  digest text not null,
  -- the customer, document or message that it became or was about
  entity_id integer not null,
  taken_at timestamptz(3) not null,
  primary key (kind, reference)
);
