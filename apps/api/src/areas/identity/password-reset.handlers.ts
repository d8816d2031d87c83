import { writeAudit } from "../../platform/audit/audit.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { HandlersOf } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { findPasswordLink, spendPasswordLink } from "../../platform/identity/password-links.store.ts";
import { requestPasswordLink } from "../../platform/identity/password-links.ts";
import { installationOf, passwordFault } from "../../platform/identity/password-rules.ts";
import { endSessionsOf, setPassword } from "../../platform/identity/people.store.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { frameOf } from "./frame.ts";
import { clearSignIn, throttlePasswordRequest, throttleWorthlessToken } from "./throttle.ts";

/** Handlers for forgotten passwords: requesting a link and using it. */
export const passwordResetHandlers: HandlersOf<"requestPasswordReset" | "resetPassword"> = {
  requestPasswordReset: {
    // A counted attempt must persist despite the rejection.
    ownTransactions: async ({ input, db, now, request, ports }) => {
      const { userName } = input.body;
      await throttlePasswordRequest(db, frameOf("requestPasswordReset", now, request, null), userName);
      await db.transaction((tx) => requestPasswordLink(tx, ports, userName, request, now));
      ports.jobs.wake();
      return SUCCESS;
    },
  },

  resetPassword: {
    // Hashing a password must not keep a transaction open.
    ownTransactions: async ({ input, db, now, request, ports, deviceCookie }) => {
      const { token, password } = input.body;
      const hash = await hashToken(token);
      const owner = await findPasswordLink(db, hash, now);
      // No expensive work for a request without a valid link.
      if (!owner) {
        await throttleWorthlessToken(db, frameOf("resetPassword", now, request, null));
        throw worthlessLink();
      }
      const fault = passwordFault(password, { ...owner, ...installationOf(ports) });
      if (fault) throw refuse.invalid([{ propertyName: "password", errorMessage: fault }]);
      const passwordHash = await ports.passwords.hash(password);
      await db.transaction(async (tx) => {
        if (!(await spendPasswordLink(tx, hash, now))) throw worthlessLink();
        await setPassword(tx, owner.id, passwordHash, now);
        const endedSessions = await endSessionsOf(tx, owner.id, now, "passwordChange");
        // An account blocked after wrong passwords may sign in with the new one.
        const frame = frameOf("resetPassword", now, request, { id: owner.id, userName: owner.userName });
        await clearSignIn(tx, frame, owner.userName);
        await writeAudit(tx, frame, {
          entity: "user",
          entityId: owner.id,
          entityName: personName(owner),
          after: { password: "new", endedSessions },
        });
      });
      // Access to the account's mailbox proves ownership: attempts by others must not delay the user on this device.
      await deviceCookie.remember({ id: owner.id, passwordChangedAt: now });
      return SUCCESS;
    },
  },
};

function worthlessLink() {
  return refuse.unauthenticated({
    fr: "Ce lien n’est plus valable. Demandez-en un autre.",
    en: "This link no longer holds. Ask for another one.",
  });
}
