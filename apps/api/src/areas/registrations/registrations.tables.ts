import type { LocaleCode } from "@reserve/client-variant";
import type { PostStatus, RegistrationState } from "@reserve/domain";
import { boolean, integer, jsonb, pgTable, pgView, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Registrations for events. */
export const eventRegistrations = pgTable("event_registrations", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  eventId: integer("event_id").notNull(),
  state: text("state").$type<RegistrationState>().notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  nameKey: text("name_key").notNull(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  phone: text("phone").notNull(),
  comments: text("comments").notNull(),
  buyBook: boolean("buy_book").notNull(),
  isPresent: boolean("is_present").notNull().default(false),
  searchText: text("search_text").notNull(),
  locale: text("locale").$type<LocaleCode>().notNull(),
  createdAt: moment("created_at").notNull(),
  cancelledAt: moment("cancelled_at"),
  hadPlace: boolean("had_place").notNull().default(false),
  version: integer("version").notNull().default(1),
});

/** View of posts for registrations: events. */
export const registrationEvents = pgView("registration_events", {
  id: integer("id").notNull(),
  ownerId: integer("owner_id"),
  title: text("title").notNull(),
  titleKey: text("title_key").notNull(),
  searchText: text("search_text").notNull(),
  postStatus: text("post_status").$type<PostStatus>().notNull(),
  publicationStartAt: moment("publication_start_at"),
  publicationEndAt: moment("publication_end_at"),
  eventStartAt: moment("event_start_at").notNull(),
  eventEndAt: moment("event_end_at").notNull(),
  location: jsonb("location").$type<{ company?: string; city?: string }>().notNull(),
  isOnRegistration: boolean("is_on_registration").notNull(),
  places: integer("places"),
  productId: integer("product_id"),
}).existing();
