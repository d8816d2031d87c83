import type { OperationId } from "@reserve/contract";
import type { HttpHandler } from "msw";
import { hosting, PASSWORD, sessionOf, type UserName, userOfToken, users } from "./fixtures/users.ts";
import { done, mock, problem, type Resolver } from "./mock.ts";

/** A password link that is still valid. */
export const GOOD_LINK = "pr_0123456789abcdefghij";

/** A password that everybody chooses. */
export const COMMON_PASSWORD = "motdepasse123";

/** User name that is throttled. */
export const THROTTLED = "trop";

type Resolvers = { [Op in OperationId]?: Resolver<Op> };

const resolvers = {
  createToken: ({ body: { userName, password } }) => {
    if (userName === THROTTLED) return problem(429, { detail: "Trop d’essais. Réessayez dans une minute.", retryAfterSeconds: 60 });
    if (!(userName in users) || password !== PASSWORD) return problem(401, { detail: "Nom d’utilisateur ou mot de passe incorrect." });
    return { ...done, entityOutput: sessionOf(userName as UserName) };
  },
  refreshToken: ({ body: { token } }) => {
    const [, userName = "", turn = ""] = token.split("_");
    if (!(userName in users)) return problem(401, { detail: "Votre session a expiré." });
    return { ...done, entityOutput: sessionOf(userName as UserName, Number(turn) + 1) };
  },
  signOut: () => done,
  getCurrentUser: ({ headers }) => userOfToken(headers.get("Authorization")) ?? users.admin,
  getHosting: () => hosting,
  createFirstUser: ({ body: { userName } }) =>
    userName in users
      ? problem(422, { propertiesErrorMessages: [{ propertyName: "userName", errorMessage: "Ce nom est déjà pris." }] })
      : { ...done, entityOutput: sessionOf("admin") },
  requestPasswordReset: ({ body: { userName } }) =>
    userName.trim() === ""
      ? problem(422, { propertiesErrorMessages: [{ propertyName: "userName", errorMessage: "Ce champ est obligatoire." }] })
      : done,
  resetPassword: ({ body: { token, password } }) => {
    if (token !== GOOD_LINK) return problem(401, { detail: "Ce lien a déjà servi ou n’est plus valable." });
    if (password === COMMON_PASSWORD)
      return problem(422, {
        propertiesErrorMessages: [{ propertyName: "password", errorMessage: "Ce mot de passe est trop courant." }],
      });
    return done;
  },
} satisfies Resolvers;

/**
 * Handlers of the pages before sign-in and of the current user, whose stories need sessions, links and clocks that a server would not return.
 * Everything else is served by .storybook/shop.ts.
 */
export const sessionHandlers: HttpHandler[] = (Object.keys(resolvers) as (keyof typeof resolvers)[]).map((op) =>
  mock<OperationId>(op, (request) => (resolvers[op] as Resolver<OperationId>)(request as never)),
);
