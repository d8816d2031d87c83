import { done, problem, type Resolver } from "./mock.ts";

/** A link that is still good for one new password. */
export const GOOD_LINK = "pr_0123456789abcdefghij";

/** A password that everybody chooses. */
export const COMMON_PASSWORD = "motdepasse123";

interface PasswordResolvers {
  requestPasswordReset: Resolver<"requestPasswordReset">;
  resetPassword: Resolver<"resetPassword">;
}

/** Asking for a link, and choosing a password with it: any other link than `GOOD_LINK` is worn out. */
export const passwordResolvers: PasswordResolvers = {
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
};
