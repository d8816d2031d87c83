import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(root + path, "utf8"));

/** One URL of the console, as its build wrote it down. */
export interface BuiltRoute {
  path: string;
  claims: readonly string[];
  guard: "signedIn" | "guestOnly";
  /** Key of the screen's name; guests' pages name themselves. */
  title?: string;
}

/** Every URL of the console that was built for these tests. */
export function builtRoutes(): BuiltRoute[] {
  return read("apps/console/dist/routes.json");
}

/** The languages of the development setting, and what the console says in them. */
export const LOCALES = [
  { code: "fr", prefix: "" },
  { code: "en", prefix: "/en" },
] as const;

interface Words {
  screen: (key: string) => string;
  claim: (name: string) => string;
  forbidden: string;
}

/** The names of screens and rights in a language. */
export function wordsOf(code: "fr" | "en"): Words {
  const app = read(`apps/console/src/app/locales/${code}.json`);
  const shared = read(`apps/console/src/shared/locales/forbidden.${code}.json`);
  return {
    screen: (key) => app.screen[key],
    claim: (name) => shared.claim[name.replace(/^Permission\.(?:BackOffice|Common)\./, "").replaceAll(".", "_")],
    forbidden: shared.state.forbiddenTitle,
  };
}

/** The URL of a route without a record: `/public/document/detail`. */
export const urlOf = ({ path }: BuiltRoute) => path.replace("/:id?", "");
