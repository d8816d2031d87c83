-- What analyses read of a period, from the index alone: who did what with which title.
drop index analytic_events_at;
create index analytic_events_at on analytic_events (at) include (customer_id, action, ean);
-- What was ordered, when and for how much: few of all actions.
create index analytic_events_orders on analytic_events (at, customer_id) include (amount_cents) where action = 'Order';

-- In which days, weeks and months in Paris somebody did how much: an analysis over time counts them without asking again who is who. Written with the events.
create table analytic_visits (
  grain text collate "C" not null check (grain in ('day', 'week', 'month')),
  -- its first day
  start date not null,
  customer_id integer not null references customers (id) on delete cascade,
  events integer not null check (events > 0),
  primary key (grain, start, customer_id) include (events)
);
create index analytic_visits_person on analytic_visits (customer_id);
insert into analytic_visits (grain, start, customer_id, events)
select grain, date_trunc(grain, at at time zone 'Europe/Paris')::date, customer_id, count(*)
from analytic_events cross join (values ('day'), ('week'), ('month')) as grains (grain) where customer_id is not null group by 1, 2, 3;
