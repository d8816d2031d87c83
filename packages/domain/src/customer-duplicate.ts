import { emailKey } from "./email.ts";
import { phoneKey } from "./phone.ts";
import { searchKey } from "./text.ts";

/** Reasons why two customers are probably the same person, strongest first. */
export const duplicateReasons = ["sameEmail", "samePhone", "sameName"] as const;
/** One of `duplicateReasons`. */
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Parts of a customer that a merge takes as a whole from either record. */
export const mergedParts = ["name", "company", "email", "phone", "role", "billingAddress", "shippingAddress"] as const;
/** One of `mergedParts`. */
export type MergedPart = (typeof mergedParts)[number];

/** Maximum characters of the note about a customer. */
export const MOST_NOTE = 2000;

/** Joins the notes of two merged customers, the surviving record's first; equal notes appear once. */
export function joinedNote(own: string, other: string): string {
  return [...new Set([own.trim(), other.trim()])].filter((note) => note !== "").join("\n\n");
}

/** Whether a note about a customer is too long. */
export function isLongNote(note: string): boolean {
  return [...note.trim()].length > MOST_NOTE;
}

/** Fields of a customer by which duplicates are detected. */
interface DuplicateFacts {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  billingAddress: { postalCode: string; phone?: string | null } | null;
  shippingAddress: { postalCode: string; phone?: string | null } | null;
}

/** Returns an e-mail address without the variations that mailboxes ignore: dots, and everything from a plus sign on. */
export function emailRoot(email: string): string {
  const [name = "", host = ""] = emailKey(email).split("@");
  return `${(name.split("+")[0] ?? "").replaceAll(".", "")}@${host}`;
}

/** Returns the phone numbers of a customer, in the form of `phoneKey`. */
export function phonesOf({ phone, billingAddress, shippingAddress }: DuplicateFacts): string[] {
  const keys = [phone, billingAddress?.phone, shippingAddress?.phone].map((one) => phoneKey(one ?? ""));
  return [...new Set(keys)].filter((key) => key !== "");
}

/** Returns the reasons why two customers are probably the same person; empty when there are none. */
export function duplicateReasonsOf(one: DuplicateFacts, other: DuplicateFacts): DuplicateReason[] {
  const nameOf = ({ firstName, lastName }: DuplicateFacts) => searchKey(`${lastName} ${firstName}`).trim();
  const postcodes = ({ billingAddress, shippingAddress }: DuplicateFacts) =>
    [billingAddress, shippingAddress].flatMap((at) => at?.postalCode ?? []);
  const others = phonesOf(other);
  const places = postcodes(other);
  const matches: Record<DuplicateReason, boolean> = {
    sameEmail: emailRoot(one.email) === emailRoot(other.email),
    samePhone: phonesOf(one).some((phone) => others.includes(phone)),
    sameName: nameOf(one) !== "" && nameOf(one) === nameOf(other) && postcodes(one).some((code) => places.includes(code)),
  };
  return duplicateReasons.filter((reason) => matches[reason]);
}
