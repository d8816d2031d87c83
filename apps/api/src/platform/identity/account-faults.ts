import { emailKey, isEmail } from "@reserve/domain";
import { storedPhone } from "@reserve/domain/phone-number";
import type { PropertyRefusal, Sentence } from "../contract/refusals.ts";
import { fieldSentences } from "../contract/validation.texts.ts";
import type { Db } from "../database/database.ts";
import { type PasswordOwner, passwordFault } from "./password-rules.ts";
import { type NameClash, type NewUser, takenNames } from "./people.store.ts";
import { userNameKey } from "./user-name.ts";

/** Account fields typed by the person or by an administrator. */
export interface AccountFields extends Partial<Pick<NewUser, "dateOfBirth" | "gender" | "mobilePhone" | "company">> {
  userName?: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Returns the fields as stored: trimmed, the e-mail address in its comparison form, empty optional ones null, absent ones unchanged. */
export function cleanAccount<Fields extends AccountFields>(fields: Fields): Fields {
  const clean = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const text = typeof value === "string" ? value.trim() : value;
      return [name, text === "" && (name === "mobilePhone" || name === "company") ? null : text];
    }),
  );
  const { mobilePhone } = clean;
  const phone = typeof mobilePhone === "string" ? { mobilePhone: storedPhone(mobilePhone) } : {};
  return { ...(clean as unknown as Fields), ...phone, email: emailKey(fields.email) };
}

/** Returns the validation errors of an account that the contract cannot express, by field. */
export async function accountFaults(
  db: Db,
  fields: AccountFields,
  password: { text: string; userName: string; installation: Pick<PasswordOwner, "shop" | "isDemo"> },
  now: Date,
  exceptId: number | null,
): Promise<PropertyRefusal[]> {
  const faults: PropertyRefusal[] = [];
  const add = (propertyName: string, errorMessage: Sentence) => faults.push({ propertyName, errorMessage });
  for (const name of ["userName", "firstName", "lastName"] as const) {
    const text = fields[name];
    if (text === undefined) continue;
    if (text.trim() === "") add(name, fieldSentences.required);
    else if (/\p{Cc}/u.test(text)) add(name, fieldSentences.oneLine);
  }
  if (fields.userName !== undefined && fields.userName.trim() !== "" && userNameKey(fields.userName).length < 2)
    add("userName", SENTENCES.tooShort);
  if (!isEmail(fields.email)) add("email", fieldSentences.email);
  if (fields.dateOfBirth && !(fields.dateOfBirth >= "1900-01-01" && fields.dateOfBirth <= now.toISOString().slice(0, 10)))
    add("dateOfBirth", SENTENCES.dateOfBirth);
  if (password.text !== "") {
    const fault = passwordFault(password.text, { ...fields, ...password.installation, userName: password.userName });
    if (fault) add("password", fault);
  }
  const taken = await takenNames(db, fields, exceptId);
  if (taken.userName) add("userName", SENTENCES.userName[taken.userName]);
  if (taken.email) add("email", SENTENCES.email[taken.email]);
  return faults;
}

const SENTENCES = {
  tooShort: { fr: "Au moins 2 caractères.", en: "At least 2 characters." },
  dateOfBirth: { fr: "Date attendue entre 1900 et aujourd’hui.", en: "Expected a date between 1900 and today." },
  userName: {
    taken: { fr: "Ce nom d’utilisateur est déjà pris.", en: "This user name is already taken." },
    otherKind: {
      fr: "Ce nom d’utilisateur est l’adresse électronique d’un autre compte.",
      en: "This user name is the e-mail address of another account.",
    },
  },
  email: {
    taken: { fr: "Cette adresse électronique a déjà un compte.", en: "This e-mail address already has an account." },
    otherKind: {
      fr: "Cette adresse électronique est le nom d’utilisateur d’un autre compte.",
      en: "This e-mail address is the user name of another account.",
    },
  },
} satisfies Record<string, Sentence | Record<Exclude<NameClash, null>, Sentence>>;
