import { DEMO_PASSWORD } from "../../areas/identity/demo-accounts.ts";
import type { TestSeed } from "../../testing/databases.ts";
import { hashToken } from "../identity/tokens.ts";
import { readMigrations } from "../node/migrations.ts";
import { argon2Passwords } from "../node/passwords.ts";

/** The renewal token of a console that was left open over the upgrade. */
export const OLD_REFRESH_TOKEN = "rt_from_before_the_upgrade_0123456789";

// What a shop ran before people, the log, customers, messages, offers and views had tables of their own.
const FIRST = ["0001_platform_base", "0002_identity_users", "0100_catalog_products", "0200_orders_documents"];

const address = JSON.stringify({
  firstName: "Hélène",
  lastName: "Le Goff",
  company: null,
  address1: "12, rue des Lices",
  address2: null,
  postalCode: "29200",
  city: "Brest",
  country: "FR",
  phone: null,
}).replaceAll("'", "''");

const rows = (hash: string, refreshHash: string) => `
  insert into roles (name) values ('Direction'), ('Libraire');
  insert into role_claims (role_id, claim) values (1, '*'), (2, 'Permission.BackOffice.Sales.DocumentManage');
  insert into users (user_name, user_name_key, email, first_name, last_name, password_hash, is_disabled, created_at, password_changed_at) values
    ('admin', 'admin', 'admin@example.fr', 'Anne', 'Le Bihan', '${hash}', false, '2026-01-05T09:00:00Z', '2026-01-05T09:00:00Z'),
    ('libraire', 'libraire', 'libraire@example.fr', 'Mathilde', 'Kervella', '${hash}', false, '2026-01-06T09:00:00Z', '2026-01-06T09:00:00Z'),
    ('parti', 'parti', 'parti@example.fr', 'Yves', 'Parti', '${hash}', true, '2026-01-07T09:00:00Z', '2026-01-07T09:00:00Z');
  insert into user_roles (user_id, role_id) values (1, 1), (2, 2);
  insert into user_claims (user_id, claim) values (2, 'Permission.BackOffice.Catalog.ProductList');
  insert into sessions (id, user_id, created_at, expires_at, address, user_agent) values
    ('6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10', 2, '2026-11-20T09:00:00Z', '2026-12-20T09:00:00Z', '192.0.2.44', 'Firefox');
  insert into refresh_tokens (hash, session_id, created_at, expires_at) values
    ('${refreshHash}', '6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10', '2026-11-20T09:00:00Z', '2026-12-20T09:00:00Z');
  insert into products (id, ean, title, title_key, authors, publishers, suppliers, collections, editions, series, categories, classifications, publics,
    kind, stock, price_cents, tax_rate, availability, variations, is_signed, is_visible, is_custom, search_text) values
    (412, '9782253023906', 'La Vie mode d’emploi', 'la vie mode d emploi', '{Georges Perec}', '{Le Livre de Poche}', '{}', '{}', '{}', '{}', '{}', '{}',
    '{}', 'Book', 3, 1090, 0.055, '20', '[]', false, true, false, ' la vie mode d emploi georges perec 9782253023906');
  insert into stores (id, name, city) values (1, 'Librairie du Quai', 'Brest');
  insert into customers (id, first_name, last_name, email, phone, created_at) values
    (7, 'Hélène', 'Le Goff', 'helene.legoff@example.fr', '06 39 98 41 27', '2025-03-01T10:00:00Z'),
    (8, 'Émile', 'Œuvrard', 'emile@example.org', null, '2025-04-01T10:00:00Z');
  insert into documents (id, custom_id, custom_id_key, document_type, document_status, payment_status, payment_method, shipping_method, store_id, date,
    customer_id, customer_name, customer_name_key, billing_address, shipping_address, shipping_cents, total_cents, item_count, shipped_count,
    line_statuses, paid_cents, paid_at, search_text) values
    (24118, '24118', '000000024118', 'Order', 'Processing', 'Paid', 'CreditCard', 'PostStandard', 1, '2026-11-19T10:00:00Z',
    7, 'Hélène Le Goff', 'helene le goff', '${address}', '${address}', 490, 2670, 2, 1,
    '{Processing,Shipped}', 2670, '2026-11-19T10:05:00Z', ' 24118 helene le goff helene legoff example fr 9782253023906');
  insert into document_items (document_id, position, product_id, ean, title, authors, kind, quantity, unit_cents, tax_rate, status, is_signed) values
    (24118, 1, 412, '9782253023906', 'La Vie mode d’emploi', '{Georges Perec}', 'Book', 1, 1090, 0.055, 'Processing', false),
    (24118, 2, null, '9782070360024', 'L’Étranger', '{Albert Camus}', 'Book', 1, 1090, 0.055, 'Shipped', false);
  insert into document_events (document_id, kind, date, actor_name, amount_cents) values
    (24118, 'Created', '2026-11-19T10:00:00Z', null, null), (24118, 'PaymentReceived', '2026-11-19T10:05:00Z', 'Mathilde Kervella', 2670);
  insert into mails (id, type, from_address, to_addresses, cc_addresses, bcc_addresses, subject, body_text, body_html, search_text, processed, sent_tries,
    sent_date, extra, document_id, created_at, next_try_at) values
    ('0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e1', 'shipmentSent', 'boutique@example.fr', '["helene.legoff@example.fr"]', '[]', '[]',
    'Votre colis est parti', 'Bonjour,', '<p>Bonjour,</p>', 'votre colis est parti helene legoff', true, 1,
    '2026-11-19T11:00:00Z', '{}', 24118, '2026-11-19T11:00:00Z', '2026-11-19T11:00:00Z');
  insert into background_tasks (id, kind, state, payload, done_count, total_count, user_id, user_name, planned_at, started_at, ended_at, run) values
    ('1f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e1', 'RefreshCachesAndCovers', 'Done', '{"productIds":[412]}', 1, 1, 2, 'libraire',
    '2026-11-19T12:00:00Z', '2026-11-19T12:00:01Z', '2026-11-19T12:00:02Z', 1);
  insert into audit_entries (at, user_id, user_name, action, outcome, entity, entity_id, changes, address, request_id) values
    ('2026-11-19T10:05:00Z', 2, 'libraire', 'validatePayment', 'done', 'document', '24118', '{"paymentStatus":["Pending","Paid"]}', '192.0.2.44', 'req_1'),
    ('2026-11-19T12:30:00Z', 1, 'admin', 'updateUser', 'done', 'user', '2', '{"lastName":["Vasseur","Kervella"]}', '192.0.2.10', 'req_2'),
    ('2026-11-19T13:00:00Z', 2, 'libraire', 'replyToMessage', 'done', 'message', '31', '{"status":["Pending","Progress"],"reply":[null,"Votre colis part."]}', '192.0.2.44', 'req_3');
`;

/** A shop as the first version left it, with something in every table that it had. */
export async function firstShop(): Promise<TestSeed> {
  const migrations = (await readMigrations()).filter(({ name }) => FIRST.includes(name));
  return {
    version: `first shop ${rows("", "")}`,
    migrations,
    fill: async ({ alone }) => {
      const hash = await argon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 }).hash(DEMO_PASSWORD);
      const refreshHash = await hashToken(OLD_REFRESH_TOKEN);
      await alone((run) => run(rows(hash, refreshHash)));
    },
  };
}
