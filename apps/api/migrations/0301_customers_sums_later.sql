-- Whoever fills a shop with orders says so for the transaction, and sums once at its end instead of after every thousand.
create or replace function customer_orders_changed() returns trigger language plpgsql as $$
declare
  touched integer[];
begin
  if current_setting('reserve.customer_sums', true) = 'later' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct customer_id) into touched from added where document_type = 'Order';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct customer_id) into touched from removed where document_type = 'Order';
  else
    select array_agg(distinct customer_id) into touched from (
      (select id, customer_id, document_type, document_status in ('Temp', 'Cancelled'), total_cents, date from added
        except select id, customer_id, document_type, document_status in ('Temp', 'Cancelled'), total_cents, date from removed)
      union all
      (select id, customer_id, document_type, document_status in ('Temp', 'Cancelled'), total_cents, date from removed
        except select id, customer_id, document_type, document_status in ('Temp', 'Cancelled'), total_cents, date from added)
    ) as differing;
  end if;
  if touched is not null then
    perform sum_customer_orders(touched);
  end if;
  return null;
end $$;
