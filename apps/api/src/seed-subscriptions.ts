import { emailKey, searchKey } from "@reserve/domain";
import { searchTextOf } from "./areas/subscriptions/subscribers.store.ts";
import { insertSubscription } from "./areas/subscriptions/subscriptions.store.ts";
import { subscriberEvents, subscribers, suppressedEmails } from "./areas/subscriptions/subscriptions.tables.ts";
import { makeSubscriptions } from "./demo/subscriptions.ts";
import type { Db } from "./platform/database/database.ts";
import { continueIds, insertRows } from "./platform/seed/insert-rows.ts";

/** Adds the subscriptions of the demo shop with their subscribers, history and suppressions. */
export async function insertSubscriptions(tx: Db, now: Date): Promise<void> {
  const { subscriptions, suppressed } = makeSubscriptions(now);
  let lastId = 0;
  const people: (typeof subscribers.$inferInsert)[] = [];
  const happened: (typeof subscriberEvents.$inferInsert)[] = [];
  for (const { people: members, createdAt, ...subscription } of subscriptions) {
    const { id: subscriptionId } = await insertSubscription(tx, subscription, createdAt);
    for (const { events, ...person } of members) {
      lastId += 1;
      const { words, origin, url, network, consentAt, state } = person;
      const isPending = state === "Pending";
      people.push({
        ...person,
        id: lastId,
        subscriptionId,
        emailKey: emailKey(person.email),
        request: isPending ? { words, origin, url, network } : null,
        requestedAt: isPending ? consentAt : null,
        searchText: searchTextOf(person),
      });
      happened.push(...events.map((event) => ({ ...event, subscriptionId, subscriberId: lastId, note: "" })));
    }
  }
  await insertRows(tx, subscribers, people);
  await continueIds(tx, subscribers);
  await insertRows(tx, subscriberEvents, happened);
  await insertRows(
    tx,
    suppressedEmails,
    suppressed.map((one) => ({ ...one, emailKey: emailKey(one.email), searchText: ` ${searchKey(one.email)}` })),
  );
}
