import type { ConsoleRoute } from "../shared/route.ts";

const modules = import.meta.glob<Readonly<Record<string, readonly ConsoleRoute[]>>>(["./app.routes.ts", "../features/*/*.routes.ts"], {
  eager: true,
});

/** Every route as its feature declares it, with its module seen from here: for the build, for stories and for tests, never for a page. */
export const allRoutes = Object.entries(modules).flatMap(([module, lists]) =>
  Object.values(lists).flatMap((routes) => routes.map((route) => ({ module, ...route }))),
);
