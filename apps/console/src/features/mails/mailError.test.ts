import { expect, test } from "vitest";
import { mailErrorOf } from "./mailError.ts";

test.each([
  ["550 5.1.2 No such mailbox", "unknownMailbox"],
  ["550 boîte inconnue", "unknownMailbox"],
  ["550 5.7.1 Message rejected as spam", "refused"],
  ["552 5.2.2 Mailbox full", "full"],
  ["452 4.2.2 Over quota", "full"],
  ["450 4.7.1 Greylisted, try again later", "later"],
  ["421 Too many connections", "later"],
  ["535 5.7.8 Authentication credentials invalid", "credentials"],
  ["Invalid login: 535 Authentication failed", "credentials"],
  ["connect ECONNREFUSED 127.0.0.1:25", "noServer"],
  ["getaddrinfo ENOTFOUND smtp.example.fr", "noServer"],
  ["Connection timeout", "noServer"],
  ["Something nobody has seen", "other"],
])("« %s » is %s", (answer, error) => expect(mailErrorOf(answer)).toBe(error));
