import type { ConsoleRoute } from "../shared/links/route.ts";

const modules = import.meta.glob<Readonly<Record<string, readonly ConsoleRoute[]>>>(["./app.routes.ts", "../features/*/*.routes.ts"], {
  eager: true,
});

/** All routes as their features declare them, with resolved modules: for the build, stories and tests, never for a page. */
export const allRoutes = Object.entries(modules).flatMap(([module, lists]) =>
  Object.values(lists).flatMap((routes) => routes.map((route) => ({ module, ...route }))),
);
