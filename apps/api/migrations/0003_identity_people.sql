-- Who people are beside their name, when they last came, and which version of the record was read. Without a hash nobody can sign in yet.
alter table users
  add column date_of_birth date,
  add column gender text not null default 'Unknown' check (gender in ('Unknown', 'Male', 'Female')),
  add column mobile_phone text,
  add column company text,
  add column last_sign_in_at timestamptz(3),
  add column version integer not null default 1,
  alter column password_hash drop not null;

-- Two people with one address could not be told apart when one of them asks for a new password.
create unique index users_email_lower on users (lower(email));

alter table roles add column version integer not null default 1;

-- One-time links to choose a password, by the hash of their token.
create table password_links (
  hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('forgot', 'first')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index password_links_user_id on password_links (user_id);

-- What was typed under « Mot de passe oublié », by people or by nobody we know: looked up later, so that the answer takes as long for both.
create table password_requests (
  id uuid primary key,
  asked text not null,
  address text not null,
  request_id text not null,
  created_at timestamptz(3) not null
);
create index password_requests_created_at on password_requests (created_at);
