import type { MessageStatus } from "@reserve/domain";
import { staff } from "./documents.ts";
import { messageTexts, replyTexts } from "./message-texts.ts";
import { mailName } from "./people.ts";
import { createRandom } from "./random.ts";
import type { DemoCustomer, DemoDocument, DemoMessage } from "./rows.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The first messages are pending, the next ones in progress, the rest solved. */
const PENDING = 13;
const PROGRESS = 9;

/** Creates the messages to the demo shop, newest first in each status; the first is about the order of the mock-up. */
export function makeMessages(
  customers: readonly DemoCustomer[],
  documents: readonly DemoDocument[],
  heroNumber: string,
  now: Date,
  seed: number,
): DemoMessage[] {
  const random = createRandom(seed);
  const orders = documents.filter((document) => document.documentType === "Order" && document.documentStatus !== "Temp");
  const hero = orders.find((order) => order.customId === heroNumber);
  const recent = orders.filter((order) => order !== hero).slice(-120);
  return messageTexts.map(([question, subject, text, isTrueOf], index): DemoMessage => {
    const isAboutOrder = `${subject}${text}`.includes("{number}");
    const order = index === 0 && hero ? hero : random.pick(isTrueOf ? recent.filter(isTrueOf) : recent);
    const isVisitor = !isAboutOrder && index % 3 !== 0;
    const writer = isAboutOrder ? order.customerId : random.between(2, customers.length);
    const customer = customers.find(({ id }) => id === writer);
    if (!customer) throw new Error("the demo shop has no customers");
    const status: MessageStatus = index < PENDING ? "Pending" : index < PENDING + PROGRESS ? "Progress" : "Solved";
    // No one waits for a reply about an order that did not exist yet.
    const writtenTime = now.getTime() - ageOf(status, index) - random.int(HOUR_MS);
    const receivedAt = new Date(isAboutOrder ? Math.max(writtenTime, (Date.parse(order.date) + now.getTime()) / 2) : writtenTime);
    const answeredAt = new Date((receivedAt.getTime() * 2 + now.getTime()) / 3);
    const isAnswered = status === "Solved" ? index % 7 !== 0 : status === "Progress" && index % 2 === 0;
    const fill = (words: string) => words.replaceAll("{number}", order.customId);
    return {
      id: index + 1,
      status,
      question,
      ...(isVisitor ? visitorOf(customer, random.pick(customers)) : personOf(customer)),
      additionalPhone: index % 8 === 0 ? "01 99 00 45 12" : null,
      subject: fill(subject),
      message: fill(text),
      receivedAt: receivedAt.toISOString(),
      customerId: isVisitor ? null : customer.id,
      documentId: isAboutOrder ? order.id : null,
      reply: isAnswered ? { date: answeredAt.toISOString(), actorName: random.pick(staff), text: replyTexts[question] ?? "" } : null,
    };
  });
}

function personOf({ firstName, lastName, email, phone }: DemoCustomer) {
  return { firstName, lastName, email, phone };
}

/** Returns a person who is not a customer: the first name of one customer, the last name of another. */
function visitorOf({ firstName }: DemoCustomer, { lastName }: DemoCustomer) {
  return { firstName, lastName, email: `${mailName(firstName)}.${mailName(lastName)}.visite@example.org`, phone: null };
}

/** Returns the age of a message in milliseconds: the oldest pending ones are days old, solved ones up to some weeks. */
function ageOf(status: MessageStatus, index: number): number {
  if (status === "Pending") return index < 8 ? (1 + index * 4) * HOUR_MS : (index - 5) * 0.8 * DAY_MS;
  return status === "Progress" ? (index - PENDING + 1) * 0.7 * DAY_MS : (index - PENDING - PROGRESS + 4) * 2 * DAY_MS;
}
