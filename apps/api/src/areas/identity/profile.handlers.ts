import type { Schemas } from "@reserve/contract";
import { writeAudit } from "../../platform/audit/audit.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { HandlersOf } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { accountFaults, cleanAccount } from "../../platform/identity/account-faults.ts";
import { notifyOldEmail } from "../../platform/identity/old-email.ts";
import { installationOf } from "../../platform/identity/password-rules.ts";
import {
  endSessionsOf,
  findPerson,
  type Person,
  setPassword,
  updateUser,
  voidPasswordLinks,
} from "../../platform/identity/people.store.ts";
import { personName } from "../../platform/identity/user-name.ts";
import type { Passwords } from "../../platform/ports.ts";
import { frameOf } from "./frame.ts";
import { passwordHashOf } from "./identity.store.ts";
import { forgivePasswordCheck, throttlePasswordCheck } from "./throttle.ts";

/** Handlers of the caller's own account. */
export const profileHandlers: HandlersOf<"getProfile" | "updateProfile" | "endOtherSessions"> = {
  getProfile: async ({ db, user, now, setVersion }) => {
    const person = found(await findPerson(db, user.id, now));
    setVersion(person.version);
    return asProfile(person);
  },

  updateProfile: {
    // A wrong password must stay counted, and hashing one must not keep a transaction open.
    ownTransactions: async ({ input, db, user, now, request, ports, setVersion, requireVersion, deviceCookie }) => {
      const { password = "", currentPassword = "", ...typed } = input.body;
      const fields = cleanAccount(typed);
      const before = found(await findPerson(db, user.id, now));
      requireVersion(before.version, asProfile(before));
      const faults = await accountFaults(
        db,
        fields,
        { text: password, userName: user.userName, installation: installationOf(ports) },
        now,
        user.id,
      );
      const isNewEmail = fields.email !== before.email;
      // Access to the account's mailbox allows resetting its password: changing either requires the current password.
      if (password !== "" || isNewEmail) {
        await throttlePasswordCheck(db, frameOf("updateProfile", now, request, user), user.id);
        const missing = password === "" ? SENTENCES.neededForEmail : SENTENCES.neededForPassword;
        const fault = await currentPasswordFault(ports.passwords, await passwordHashOf(db, user.id), currentPassword, missing);
        if (fault) faults.push(fault);
        else await forgivePasswordCheck(db, user.id);
      }
      if (faults.length > 0) throw refuse.invalid(faults);
      const passwordHash = password === "" ? null : await ports.passwords.hash(password);
      const entityOutput = await db.transaction(async (tx) => {
        const locked = found(await findPerson(tx, user.id, now, { lock: true }));
        requireVersion(locked.version, asProfile(locked));
        await updateUser(tx, user.id, fields);
        if (passwordHash !== null) {
          await setPassword(tx, user.id, passwordHash, now);
          await endSessionsOf(tx, user.id, now, "passwordChange", user.sessionId);
        } else if (isNewEmail) {
          // A link sent to the previous e-mail address must not work for the reader of that mailbox.
          await voidPasswordLinks(tx, user.id, now);
        }
        if (isNewEmail) await notifyOldEmail(tx, ports, before, now);
        const after = asProfile(found(await findPerson(tx, user.id, now)));
        await writeAudit(tx, frameOf("updateProfile", now, request, user), {
          entity: "user",
          entityId: user.id,
          entityName: personName(after),
          before: { ...asProfile(before) },
          after: { ...after, ...(passwordHash === null ? {} : { password: "new" }) },
        });
        return after;
      });
      if (passwordHash !== null) await deviceCookie.remember({ id: user.id, passwordChangedAt: now });
      ports.jobs.wake();
      setVersion(entityOutput.version);
      return { ...SUCCESS, entityOutput };
    },
  },

  endOtherSessions: async ({ db, user, now, audit }) => {
    const endedSessions = await endSessionsOf(db, user.id, now, "signOut", user.sessionId);
    audit({ entity: "user", entityId: user.id, entityName: personName(user), after: { endedSessions } });
    return SUCCESS;
  },
};

async function currentPasswordFault(
  passwords: Passwords,
  hash: string | null,
  typed: string,
  missing: Sentence,
): Promise<PropertyRefusal | null> {
  if (typed === "") return { propertyName: "currentPassword", errorMessage: missing };
  if (hash !== null && (await passwords.verify(hash, typed))) return null;
  return { propertyName: "currentPassword", errorMessage: SENTENCES.wrong };
}

const SENTENCES = {
  neededForPassword: { fr: "Saisissez votre mot de passe actuel pour en changer.", en: "Type your current password to change it." },
  neededForEmail: {
    fr: "Saisissez votre mot de passe actuel pour changer d’adresse électronique.",
    en: "Type your current password to change your e-mail address.",
  },
  wrong: { fr: "Ce n’est pas votre mot de passe actuel.", en: "This is not your current password." },
} satisfies Record<string, Sentence>;

function found(person: Person | null): Person {
  // The session ended after authentication: the account was deleted.
  if (!person) throw refuse.unauthenticated();
  return person;
}

function asProfile(person: Person): Schemas["Profile"] {
  const { id, userName, email, firstName, lastName, dateOfBirth, gender, mobilePhone, company, sessionCount, version } = person;
  return {
    id,
    userName,
    email,
    firstName,
    lastName,
    dateOfBirth,
    gender,
    mobilePhone,
    company,
    roles: person.roles.map(({ name }) => name),
    sessionCount,
    version,
  };
}
