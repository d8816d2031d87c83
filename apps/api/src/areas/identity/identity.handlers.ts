import { WILDCARD } from "@reserve/domain";
import { writeAudit } from "../../platform/audit/audit.ts";
import { noteRefusal } from "../../platform/audit/refusals.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers, RequestFacts } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { accountFaults, cleanAccount } from "../../platform/identity/account-faults.ts";
import { installationOf } from "../../platform/identity/password-rules.ts";
import { insertUser } from "../../platform/identity/people.store.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { personName } from "../../platform/identity/user-name.ts";
import type { Ports } from "../../platform/ports.ts";
import { frameOf } from "./frame.ts";
import { countUsers, endSession, findUserByName, isSetUpTokenGood, noteSignIn, roleNamesOf, spendSetUpToken } from "./identity.store.ts";
import { passwordResetHandlers } from "./password-reset.handlers.ts";
import { profileHandlers } from "./profile.handlers.ts";
import { openSession, renewSession, sessionEnded } from "./session.ts";
import { forgiveSignIn, throttleSignIn, throttleWorthlessToken, triesOf } from "./throttle.ts";

/** Handlers of sign-in, renewal, sign-out, the current user, and the first user of a new shop. */
export const handlers: AreaHandlers<"identity"> = {
  ...passwordResetHandlers,
  ...profileHandlers,
  createToken: {
    // A failed attempt must stay counted, and hashing a password must not keep a transaction open.
    ownTransactions: async ({ input, db, now, request, ports, refreshCookie, deviceCookie }) => {
      const { userName, password } = input.body;
      const user = await findUserByName(db, userName);
      const frame = frameOf("createToken", now, request, user);
      const device = await deviceCookie.knownFor(user);
      await throttleSignIn(db, frame, userName, device);
      // An unknown name takes as long as a wrong password.
      const isRight = await ports.passwords.verify(user?.passwordHash ?? (await dummyHash(ports)), password);
      if (!user || !isRight || user.isDisabled) {
        await noteRefusal(db, frame, triesOf(userName, request), "session");
        throw refuse.unauthenticated({
          fr: "Nom d’utilisateur ou mot de passe incorrect.",
          en: "Wrong user name or password.",
        });
      }
      const freshHash = user.passwordHash && ports.passwords.needsRehash(user.passwordHash) ? await ports.passwords.hash(password) : null;
      const entityOutput = await db.transaction(async (tx) => {
        await noteSignIn(tx, user.id, now, freshHash);
        await forgiveSignIn(tx, frame, userName, device);
        const { sessionId, tokens } = await openSession(tx, ports, user.id, deviceOf(request), now);
        await writeAudit(tx, frame, { entity: "session", entityId: sessionId });
        return tokens;
      });
      await deviceCookie.remember(user);
      return { ...SUCCESS, entityOutput: refreshCookie.keep(entityOutput) };
    },
  },

  refreshToken: {
    // A session whose token was reused must be ended, although the response is a rejection.
    ownTransactions: async ({ input, db, now, request, ports, refreshCookie }) => {
      const renewal = await db.transaction(async (tx) => {
        const found = await renewSession(tx, ports, refreshCookie.tokenOf(input.body.token), now);
        if (found.outcome === "refused") return found;
        const frame = frameOf("refreshToken", now, request, { id: found.userId, userName: found.userName });
        if (found.outcome === "reused") {
          await writeAudit(
            tx,
            { ...frame, outcome: "refused" },
            { entity: "session", entityId: found.sessionId, after: { endedReason: "reuse" } },
          );
        } else {
          if (found.isRotation) await writeAudit(tx, frame, { entity: "session", entityId: found.sessionId });
        }
        return found;
      });
      if (renewal.outcome !== "renewed") {
        await throttleWorthlessToken(db, frameOf("refreshToken", now, request, null));
        throw sessionEnded(refreshCookie.forgetting);
      }
      return { ...SUCCESS, entityOutput: refreshCookie.keep(renewal.tokens) };
    },
  },

  signOut: async ({ db, user, now, audit, refreshCookie, setHeaders }) => {
    setHeaders(refreshCookie.forgetting);
    await endSession(db, user.sessionId, now, "signOut");
    audit({ entity: "session", entityId: user.sessionId, after: { endedReason: "signOut" } });
    return SUCCESS;
  },

  getCurrentUser: async ({ db, user }) => ({
    id: user.id,
    userName: user.userName,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    claimTypes: user.claims.map((id) => ({ id })),
    roles: await roleNamesOf(db, user.id),
  }),

  getHosting: async ({ variant, ports }) => ({
    name: variant.name,
    title: variant.title,
    version: ports.settings.version,
    environment: ports.settings.environment,
    mode: ports.settings.mode,
    locales: variant.locales.map(({ id, name }) => ({ id, name })),
  }),

  createFirstUser: {
    ownTransactions: async ({ input, db, now, request, ports, refreshCookie }) => {
      const { token, password, ...typed } = input.body;
      const person = cleanAccount(typed);
      const { userName } = person;
      const hash = await hashToken(token);
      // No expensive work for a request without a valid link.
      if (!(await isSetUpTokenGood(db, hash, now))) {
        await throttleWorthlessToken(db, frameOf("createFirstUser", now, request, null));
        throw worthlessLink();
      }
      const faults = await accountFaults(db, person, { text: password, userName, installation: installationOf(ports) }, now, null);
      if (faults.length > 0) {
        // If two requests use the same link, the second finds its user name taken: the error to report is the used link.
        if (!(await isSetUpTokenGood(db, hash, now))) throw worthlessLink();
        throw refuse.invalid(faults);
      }
      const passwordHash = await ports.passwords.hash(password);
      const entityOutput = await db.transaction(async (tx) => {
        if (!(await spendSetUpToken(tx, hash, now))) throw worthlessLink();
        if ((await countUsers(tx)) > 0) {
          throw refuse.conflict({ fr: "Le premier compte existe déjà.", en: "The first account already exists." }, "alreadySetUp");
        }
        const userId = await insertUser(tx, { ...person, passwordHash, claims: [WILDCARD], roleIds: [] }, now);
        const { tokens } = await openSession(tx, ports, userId, deviceOf(request), now);
        await noteSignIn(tx, userId, now, null);
        const after = { ...person, claimTypes: [WILDCARD] };
        await writeAudit(tx, frameOf("createFirstUser", now, request, { id: userId, userName }), {
          entity: "user",
          entityId: userId,
          entityName: personName(person),
          after,
        });
        return tokens;
      });
      return { ...SUCCESS, entityOutput: refreshCookie.keep(entityOutput) };
    },
  },
};

function worthlessLink() {
  return refuse.unauthenticated({
    fr: "Ce lien n’est plus valable. Redémarrez le serveur pour en obtenir un autre.",
    en: "This link no longer holds. Restart the server for another one.",
  });
}

function deviceOf({ clientIp, userAgent }: RequestFacts) {
  return { clientIp, userAgent };
}

const dummyHashes = new WeakMap<Ports["passwords"], Promise<string>>();

/** Returns a hash that matches no password, computed once with the current parameters. */
function dummyHash({ passwords }: Ports): Promise<string> {
  const cached = dummyHashes.get(passwords);
  if (cached) return cached;
  const made = passwords.hash(crypto.randomUUID());
  dummyHashes.set(passwords, made);
  return made;
}
