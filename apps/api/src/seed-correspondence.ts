import { sql } from "drizzle-orm";
import { addSubscriptions } from "./areas/customers/customers.bulk.store.ts";
import { addCodes } from "./areas/discounts/discounts.codes.store.ts";
import { addDiscounts } from "./areas/discounts/discounts.store.ts";
import { addMessages, type NewReply } from "./areas/messages/messages.bulk.store.ts";
import { addOffers } from "./areas/offers/offers.bulk.store.ts";
import { addPopups } from "./areas/popups/popups.store.ts";
import { addReviews } from "./areas/reviews/reviews.bulk.store.ts";
import { insertView } from "./areas/views/views.store.ts";
import { staff } from "./demo/documents.ts";
import type { DemoDiscount, DemoMessage, DemoOffer, DemoPopup, DemoReview } from "./demo/rows.ts";
import type { DemoShop } from "./demo/shop.ts";
import type { Db } from "./platform/database/database.ts";
import { users } from "./platform/identity/identity.tables.ts";
import { personName } from "./platform/identity/user-name.ts";
import { mails } from "./platform/mail/mails.tables.ts";
import { writeMail } from "./platform/mail/templates.ts";

/** Adds messages and replies, offers, reviews, popups, discounts, subscriptions, and the bookseller's shared views. */
export async function insertCorrespondence(tx: Db, shop: DemoShop, booksellerId: number | null): Promise<void> {
  await addSubscriptions(
    tx,
    shop.customers.flatMap(({ id, subscriptions }) =>
      subscriptions.map(({ since, ...subscription }) => ({ ...subscription, customerId: id, since: new Date(since) })),
    ),
  );
  await insertMessages(tx, shop.messages);
  await addOffers(tx, shop.offers.map(newOffer));
  await addReviews(tx, shop.reviews.map(newReview));
  await addPopups(tx, shop.popups.map(newPopup));
  const discountIds = await addDiscounts(tx, shop.discounts.map(newDiscount));
  await addCodes(
    tx,
    shop.discounts.flatMap(({ codes, createdAt }, index) => codes.map((code) => newCode(code, discountIds[index] ?? 0, createdAt))),
  );
  if (booksellerId === null) return;
  for (const view of VIEWS) await insertView(tx, booksellerId, { ...view, isShared: true });
}

const VIEWS = [
  { list: "orders", name: "Colissimo du jour", address: "view=toPrepare&shippingMethod=Colissimo" },
  { list: "messages", name: "Commandes et livraisons", address: "status=Pending&status=Progress&question=order&question=delivery" },
] as const;

async function insertMessages(tx: Db, letters: readonly DemoMessage[]): Promise<void> {
  const people = new Map((await tx.select().from(users)).map((user) => [personName(user), user.id]));
  const replies: NewReply[] = [];
  for (const { id, reply, ...letter } of letters) {
    if (!reply) continue;
    const date = new Date(reply.date);
    const mailId = crypto.randomUUID();
    const facts = {
      customerName: `${letter.firstName} ${letter.lastName}`,
      message: reply.text,
      question: { subject: letter.subject, text: letter.message },
    };
    const written = writeMail("messageReply", "fr", facts, { title: "Réserve" });
    await tx.insert(mails).values({
      id: mailId,
      type: "messageReply",
      from: "boutique@example.fr",
      to: [letter.email],
      cc: [],
      bcc: [],
      ...written,
      searchText: sql`fold(${`${written.subject} ${letter.email}`})`,
      processed: true,
      sentTries: 1,
      sentDate: date,
      extra: { messageId: id },
      documentId: letter.documentId,
      createdAt: date,
      nextTryAt: date,
    });
    replies.push({ id: replies.length + 1, messageId: id, date, actorName: reply.actorName, text: reply.text, mailId });
  }
  await addMessages(tx, {
    messages: letters.map(({ reply, receivedAt, ...letter }) => ({
      ...letter,
      receivedAt: new Date(receivedAt),
      answeredAt: reply ? new Date(reply.date) : null,
      // The first to reply is the assignee; a message in progress without a reply is assigned to the first staff member.
      takenBy: takerOf(letter.status, reply),
      takenById: people.get(takerOf(letter.status, reply) ?? "") ?? null,
      takenAt: letter.status === "Pending" ? null : new Date(reply?.date ?? new Date(receivedAt).getTime() + 3_600_000),
    })),
    replies,
  });
}

function takerOf(status: DemoMessage["status"], reply: DemoMessage["reply"]): string | null {
  return status === "Pending" ? null : (reply?.actorName ?? staff[0]);
}

function newOffer({ startTime, endTime, ...offer }: DemoOffer) {
  return { ...offer, startTime: startTime === null ? null : new Date(startTime), endTime: endTime === null ? null : new Date(endTime) };
}

function newReview({ createdAt, decidedAt, answer, ...review }: DemoReview) {
  return {
    ...review,
    createdAt: new Date(createdAt),
    decidedAt: decidedAt === null ? null : new Date(decidedAt),
    answerText: answer?.text ?? null,
    answeredAt: answer ? new Date(answer.at) : null,
    answeredBy: answer?.by ?? null,
  };
}

function newDiscount({ id: _id, codes: _codes, createdAt, ...discount }: DemoDiscount) {
  return { ...discount, createdAt: new Date(createdAt) };
}

function newCode({ code, orderReference, usedAt, withdrawnAt }: DemoDiscount["codes"][number], discountId: number, createdAt: string) {
  return {
    ...{ discountId, code, isShared: false, orderReference, createdAt: new Date(createdAt) },
    usedAt: usedAt === null ? null : new Date(usedAt),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
    changedAt: new Date(usedAt ?? withdrawnAt ?? createdAt),
  };
}

function newPopup({ id: _id, startTime, endTime, createdAt, ...popup }: DemoPopup) {
  return { ...popup, startTime: new Date(startTime), endTime: new Date(endTime), createdAt: new Date(createdAt) };
}
