import { expect, it } from "vitest";
import { fateOf } from "./campaign-mail.ts";

const fate = (code: number | null, text: string, tries = 1, isHandedOver = false) => {
  const { state, reason, waitMinutes, isDead } = fateOf({ code, text, isHandedOver }, tries);
  return [state, reason, waitMinutes, isDead];
};

it.each([
  [550, "550 5.1.1 No such user", ["Refused", "UnknownMailbox", null, true]],
  [550, "550 5.1.2 Bad domain", ["Refused", "UnknownDomain", null, true]],
  [550, "550 5.4.4 Unable to route", ["Refused", "UnknownDomain", null, true]],
  [550, "550 unknown", ["Refused", "UnknownMailbox", null, true]],
  [552, "552 5.2.2 Mailbox full", ["Refused", "MailboxFull", null, false]],
  [550, "550 5.7.1 Blocked", ["Refused", "Policy", null, false]],
  [554, "554 no", ["Refused", "Policy", null, false]],
  [500, "500 what", ["Refused", "Other", null, false]],
  [451, "451 4.7.1 Greylisted", ["Retry", "TryLater", 5, false]],
  [452, "452 4.2.2 Mailbox full", ["Retry", "MailboxFull", 5, false]],
  [450, "450 later", ["Retry", "TryLater", 5, false]],
  [null, "Connection closed", ["Retry", "NoAnswer", 5, false]],
] as const)("%s « %s »", (code, text, expected) => {
  expect(fate(code, text)).toEqual(expected);
});

it("waits longer each time, and gives up after five tries", () => {
  expect([1, 2, 3, 4, 5].map((tries) => fate(451, "451", tries)[2])).toEqual([5, 15, 30, 60, null]);
  expect(fate(451, "451", 5)[0]).toBe("Abandoned");
});

it("is never sent again once the letter was on its way and no answer came", () => {
  expect(fate(null, "Timeout", 1, true)).toEqual(["Unknown", "NoAnswer", null, false]);
});
