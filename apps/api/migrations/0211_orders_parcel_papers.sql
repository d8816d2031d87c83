-- Who carries a parcel, and when it arrived.
alter table parcels add column shipping_method text, add column delivered_at timestamptz(3);
update parcels p set shipping_method = d.shipping_method from documents d where d.id = p.document_id;
alter table parcels alter column shipping_method set not null;

-- A number that was scanned off a parcel finds its order.
create index parcels_tracking on parcels (upper(replace(tracking_number, ' ', ''))) where tracking_number is not null;
create index documents_tracking on documents (upper(replace(delivery_package, ' ', ''))) where delivery_package is not null;

alter table document_events drop constraint document_events_kind_check;
alter table document_events add constraint document_events_kind_check check (kind in (
    'Created', 'PaymentReceived', 'PaymentRefused', 'Shipped', 'Cancelled', 'TrackingSet', 'PickingNotified', 'PickingValidated', 'Completed',
    'Comment', 'CustomerMessage', 'MailQueued', 'Refunded', 'Delivered'));
