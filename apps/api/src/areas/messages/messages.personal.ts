import { emailKey } from "@reserve/domain";
import { asc, eq, inArray, or, sql } from "drizzle-orm";
import type { PersonMoves } from "../../platform/customers/person-moves.ts";
import type { PersonRecords } from "../../platform/customers/person-records.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { messageReplies, messages } from "./messages.tables.ts";

const isOf = (customerId: number, emails: readonly string[]) =>
  or(eq(messages.customerId, customerId), inArray(sql`lower(${messages.email})`, emails.map(emailKey)));

/** Personal data export: messages of the person, also from before they were a customer, with replies. */
export const personalData: PersonalData = {
  name: "messages",
  read: async (db, { customerId, emails }) => {
    const found = await db.select().from(messages).where(isOf(customerId, emails)).orderBy(asc(messages.receivedAt), asc(messages.id));
    const replies = await db
      .select()
      .from(messageReplies)
      .where(
        inArray(
          messageReplies.messageId,
          found.map(({ id }) => id),
        ),
      )
      .orderBy(asc(messageReplies.date), asc(messageReplies.id));
    const repliesOf = Map.groupBy(replies, (reply) => reply.messageId);
    return found.map((message) => ({
      id: message.id,
      status: message.status,
      question: message.question,
      firstName: message.firstName,
      lastName: message.lastName,
      email: message.email,
      phone: message.phone,
      additionalPhone: message.additionalPhone,
      subject: message.subject,
      message: message.message,
      receivedAt: message.receivedAt.toISOString(),
      answeredAt: message.answeredAt?.toISOString() ?? null,
      documentId: message.documentId,
      replies: (repliesOf.get(message.id) ?? []).map(({ date, actorName, text }) => ({ date: date.toISOString(), actorName, text })),
    }));
  },
};

/** Erasure: deletes the person's messages and replies. */
export const personRecords: PersonRecords = {
  erase: async (tx, { customerId, email }) => {
    await tx.delete(messages).where(isOf(customerId, [email]));
  },
};

/** Merge: moves the messages. */
export const personMoves: PersonMoves = {
  name: "messages",
  count: (db, customerId) => db.$count(messages, eq(messages.customerId, customerId)),
  move: async (tx, from, into) => void (await tx.update(messages).set({ customerId: into }).where(eq(messages.customerId, from))),
};
