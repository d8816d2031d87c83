import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchOne, prefetchRecord } from "../../shared/list/prefetch.ts";
import { forbiddenTexts } from "../../shared/session/forbidden.texts.ts";
import { allApiKeys, allRoles, apiKeyById, roleById, userById, userList } from "./users.queries.ts";

// These texts are only needed on these screens.
const texts: ScreenTexts = {
  namespace: "users",
  fr: () => import("./locales/people.fr.json"),
  en: () => import("./locales/people.en.json"),
  also: { ...recordFormTexts, also: forbiddenTexts },
};

const keyTexts: ScreenTexts = {
  namespace: "users",
  fr: () => import("./locales/keys.fr.json"),
  en: () => import("./locales/keys.en.json"),
  also: texts,
};

/** Routes of users, roles, API keys and the own account. */
export const userRoutes = [
  {
    path: paths.users,
    claims: [claims.management.users],
    title: "users",
    reads: "listUsers",
    texts,
    load: () => import("./list/UserListScreen.tsx").then(({ UserListScreen }) => ({ Screen: UserListScreen })),
    prefetch: prefetchList(userList),
  },
  {
    path: paths.user,
    claims: [claims.management.users],
    title: "user",
    parent: paths.users,
    reads: "getUser",
    texts,
    load: () => import("./user/UserScreen.tsx").then(({ UserScreen }) => ({ Screen: UserScreen })),
    prefetch: prefetchRecord(userById),
  },
  {
    path: paths.roles,
    claims: [claims.management.users],
    title: "roles",
    parent: paths.users,
    reads: "listRoles",
    texts,
    load: () => import("./role/RoleListScreen.tsx").then(({ RoleListScreen }) => ({ Screen: RoleListScreen })),
    prefetch: prefetchOne(allRoles),
  },
  {
    path: paths.role,
    claims: [claims.management.users],
    title: "role",
    parent: paths.roles,
    reads: "getRole",
    texts,
    load: () => import("./role/RoleScreen.tsx").then(({ RoleScreen }) => ({ Screen: RoleScreen })),
    prefetch: prefetchRecord(roleById),
  },
  {
    path: paths.apiKeys,
    claims: [claims.management.settings],
    title: "apiKeys",
    reads: "listApiKeys",
    texts: keyTexts,
    load: () => import("./keys/ApiKeyListScreen.tsx").then(({ ApiKeyListScreen }) => ({ Screen: ApiKeyListScreen })),
    prefetch: prefetchOne(allApiKeys),
  },
  {
    path: paths.apiKey,
    claims: [claims.management.settings],
    title: "apiKey",
    parent: paths.apiKeys,
    reads: "getApiKey",
    texts: keyTexts,
    load: () => import("./keys/ApiKeyScreen.tsx").then(({ ApiKeyScreen }) => ({ Screen: ApiKeyScreen })),
    prefetch: prefetchRecord(apiKeyById),
  },
  {
    path: paths.profile,
    claims: [claims.management.myAccount, claims.management.myAccountCommon],
    title: "profile",
    reads: "getProfile",
    texts,
    load: () => import("./profile/ProfileScreen.tsx").then(({ ProfileScreen }) => ({ Screen: ProfileScreen })),
  },
] as const satisfies readonly ConsoleRoute<"users" | "user" | "roles" | "role" | "apiKeys" | "apiKey" | "profile">[];
