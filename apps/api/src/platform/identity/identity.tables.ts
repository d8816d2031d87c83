import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** Staff accounts. */
export const users = pgTable("users", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  userName: text("user_name").notNull(),
  /** Lower case with folded compatibility forms: the key for sign-in. */
  userNameKey: text("user_name_key").notNull().unique(),
  email: text("email").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  /** Null until the user has chosen one by the mailed link. */
  passwordHash: text("password_hash"),
  isDisabled: boolean("is_disabled").notNull().default(false),
  createdAt: moment("created_at").notNull(),
  passwordChangedAt: moment("password_changed_at").notNull(),
  dateOfBirth: date("date_of_birth", { mode: "string" }),
  gender: text("gender", { enum: ["Unknown", "Male", "Female"] })
    .notNull()
    .default("Unknown"),
  mobilePhone: text("mobile_phone"),
  company: text("company"),
  lastSignInAt: moment("last_sign_in_at"),
  version: integer("version").notNull().default(1),
});

/** A named set of claims. */
export const roles = pgTable("roles", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull().unique(),
  version: integer("version").notNull().default(1),
});

/** Claims of each role. */
export const roleClaims = pgTable(
  "role_claims",
  {
    roleId: integer("role_id")
      .notNull()
      .references(() => roles.id, { onDelete: "cascade" }),
    claim: text("claim").notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.claim] })],
);

/** Roles of each user. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    roleId: integer("role_id")
      .notNull()
      .references(() => roles.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

/** Claims granted to users directly, beside their roles. */
export const userClaims = pgTable(
  "user_claims",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    claim: text("claim").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.claim] })],
);

/** A sign-in on a device: the family of all refresh tokens derived from it. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    endedAt: moment("ended_at"),
    endedReason: text("ended_reason", { enum: ["signOut", "reuse", "disabled", "passwordChange", "admin"] }),
    clientIp: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** Refresh tokens by their hash; the token itself is never stored. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    successorHash: text("successor_hash"),
  },
  (table) => [index("refresh_tokens_session_id").on(table.sessionId)],
);

/** Recent sign-in attempts: by name and IP address, by IP address, by name, by known device. */
export const attempts = pgTable("attempts", {
  bucket: text("bucket").primaryKey(),
  count: integer("count").notNull(),
  resetsAt: moment("resets_at").notNull(),
  /** Time from which an IP address may try a slowed-down name. */
  notBefore: moment("not_before"),
});

/** One-time links for the first user, by the hash of their token. */
export const setUpTokens = pgTable("set_up_tokens", {
  hash: text("hash").primaryKey(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

/** One-time password links by the hash of their token; `first` marks users who have no password yet. */
export const passwordLinks = pgTable(
  "password_links",
  {
    hash: text("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["forgot", "first"] }).notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("password_links_user_id").on(table.userId)],
);

/** Identifiers typed into « Mot de passe oublié », until a worker has looked them up. */
export const passwordRequests = pgTable(
  "password_requests",
  {
    id: uuid("id").primaryKey(),
    asked: text("asked").notNull(),
    clientIp: text("address").notNull(),
    requestId: text("request_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("password_requests_created_at").on(table.createdAt)],
);

/** Facts about this installation that every process must agree on: its encrypted keys, whether the demo shop is in. */
export const installation = pgTable("installation", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: moment("created_at").notNull(),
});
