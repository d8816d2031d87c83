import { type ApiClient, createApiClient, createSessionStore, type SessionStore } from "@reserve/api-client";
import type { LocaleCode } from "@reserve/client-variant";
import { createTokenSource, sessionMachine } from "@reserve/workflows/session";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { fetchOnce } from "./early-calls.ts";

/** The running session machine: current user and token source. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

interface SessionParts {
  baseUrl: string;
  locale: LocaleCode;
  store?: SessionStore;
}

/** Connects session machine, session cookie and API client: each needs the other two, so they are created in one place. */
export function startSession({ baseUrl, locale, store = createSessionStore() }: SessionParts): {
  api: ApiClient;
  session: SessionActor;
  store: SessionStore;
} {
  let api: ApiClient | undefined;
  const client = () => {
    if (!api) throw new Error("The API client is made in this very function.");
    return api;
  };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        signIn: fromPromise(async ({ input }) => {
          const result = await client().send("createToken", { body: { userName: input.userName, password: input.password } });
          if (!result.isValid) return result;
          await store.signIn(result.output.entityOutput);
          return { isValid: true, output: result.output.entityOutput };
        }),
        refresh: fromPromise(({ input }) =>
          store.renew(input.tokens, (token, signal) => client().send("refreshToken", { body: { token } }, { signal })),
        ),
        signOut: fromPromise(async ({ input }) => {
          // The request is sent with the token that is about to be deleted; its result changes nothing here.
          const signOut = input.session ? client().send("signOut", {}) : null;
          await store.signOut();
          await signOut;
        }),
      },
    }),
    { input: { session: store.read(), now: Date.now } },
  );
  api = createApiClient({
    baseUrl,
    tokens: createTokenSource(session),
    locale: () => locale,
    visitorGuid: () => store.visitorGuid(),
    fetch: fetchOnce,
    minimumDelayMs: 200,
  });
  store.subscribe(({ session: tokens, reason }) => session.send({ type: "tabChanged", session: tokens, reason }));
  session.start();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") session.send({ type: "tabReturned" });
  });
  return { api, session, store };
}
