create table users (
  id integer primary key generated always as identity,
  user_name text not null,
  user_name_key text not null unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  is_disabled boolean not null default false,
  created_at timestamptz(3) not null,
  password_changed_at timestamptz(3) not null
);

create table roles (
  id integer primary key generated always as identity,
  name text not null unique
);
create table role_claims (
  role_id integer not null references roles (id) on delete cascade,
  claim text not null,
  primary key (role_id, claim)
);
create table user_roles (
  user_id integer not null references users (id) on delete cascade,
  role_id integer not null references roles (id) on delete cascade,
  primary key (user_id, role_id)
);
create table user_claims (
  user_id integer not null references users (id) on delete cascade,
  claim text not null,
  primary key (user_id, claim)
);

create table sessions (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_reason text check (ended_reason in ('signOut', 'reuse', 'disabled', 'passwordChange', 'admin')),
  address text not null,
  user_agent text not null
);
create index sessions_user_id on sessions (user_id);

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  successor_hash text
);
create index refresh_tokens_session_id on refresh_tokens (session_id);

create table attempts (
  bucket text primary key,
  count integer not null,
  resets_at timestamptz(3) not null
);

create table set_up_tokens (
  hash text primary key,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
