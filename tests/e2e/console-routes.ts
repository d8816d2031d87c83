import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A URL of the console, from its build output. */
export interface BuiltRoute {
  path: string;
  guard: "signedIn" | "guestOnly";
}

/** Every URL of the console that was built for these tests. */
export function builtRoutes(): BuiltRoute[] {
  return JSON.parse(readFileSync(fileURLToPath(new URL("../../apps/console/dist/routes.json", import.meta.url)), "utf8"));
}

/** The URL of a route without a record: `/public/document/detail`. */
export const urlOf = ({ path }: BuiltRoute) => path.replace("/:id?", "");
