import type { CampaignContentType, CampaignInterruption, CampaignMailReason, CampaignMailState, MailTarget } from "@reserve/domain";
import { bigint, boolean, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Campaigns: letter, recipients and sending progress. */
export const campaigns = pgTable("campaigns", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  searchText: text("search_text").notNull(),
  subject: text("subject").notNull(),
  contentType: text("content_type").$type<CampaignContentType>().notNull(),
  content: text("content").notNull(),
  mailTarget: text("mail_target").$type<MailTarget>().notNull(),
  emailList: text("email_list").notNull(),
  subscriptionIdentifier: text("subscription_identifier"),
  analyticsTargetIds: integer("analytics_target_ids").array().notNull(),
  dontSendBefore: moment("dont_send_before"),
  processing: boolean("processing").notNull().default(false),
  mailCreationDone: boolean("mail_creation_done").notNull().default(false),
  mailSentDone: boolean("mail_sent_done").notNull().default(false),
  isPaused: boolean("is_paused").notNull().default(false),
  interruption: text("interruption").$type<CampaignInterruption>(),
  /** The confirmed number of people, later the number of mails. */
  recipientCount: integer("recipient_count"),
  foundCount: integer("found_count").notNull().default(0),
  /** Key of the last person with a mail. */
  preparedUpTo: text("prepared_up_to"),
  sentHtml: text("sent_html"),
  sentText: text("sent_text"),
  countsClicks: boolean("counts_clicks").notNull().default(false),
  testedDigest: text("tested_digest"),
  testedAt: moment("tested_at"),
  taskId: uuid("task_id"),
  awaySince: moment("away_since"),
  startedAt: moment("started_at"),
  startedBy: text("started_by"),
  preparedAt: moment("prepared_at"),
  sentAt: moment("sent_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** One row per person and campaign: the state of the mail to them. */
export const campaignMails = pgTable(
  "campaign_mails",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer("campaign_id").notNull(),
    email: text("email").notNull(),
    locale: text("locale").$type<"fr" | "en">().notNull(),
    subscriberId: integer("subscriber_id"),
    state: text("state").$type<CampaignMailState>().notNull(),
    tries: integer("tries").notNull().default(0),
    nextTryAt: moment("next_try_at").notNull(),
    reason: text("reason").$type<CampaignMailReason>(),
    code: text("code"),
    isDead: boolean("is_dead").notNull().default(false),
    endedAt: moment("ended_at"),
    /** Time of unsubscribing through this letter. */
    leftAt: moment("left_at"),
    /** Time at which a user decided not to resend a mail in doubt. */
    settledAt: moment("settled_at"),
  },
  (table) => [unique().on(table.campaignId, table.email)],
);

/** Clicks per link of a campaign's letter. */
export const campaignLinks = pgTable(
  "campaign_links",
  {
    campaignId: integer("campaign_id").notNull(),
    place: integer("place").notNull(),
    url: text("url").notNull(),
    clicks: integer("clicks").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.place] })],
);
