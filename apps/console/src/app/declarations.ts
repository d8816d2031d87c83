import type { ConsoleRoute } from "../shared/links/route.ts";
import type { ScreenRoute } from "./routes.ts";

/** Exports of a `*.routes.ts` file: lists of routes, and anything else it exports. */
type RoutesModule = Readonly<Record<string, unknown>>;

const declared = new Map<string, ConsoleRoute>();

function take(module: RoutesModule): void {
  for (const route of Object.values(module).flatMap((list) => (Array.isArray(list) ? list : []))) {
    if (isRoute(route)) declared.set(route.path, route);
  }
}

function isRoute(value: unknown): value is ConsoleRoute {
  return typeof value === "object" && value !== null && "path" in value && "load" in value;
}

/** Returns the declaration of a screen if its feature's routes are loaded. */
export function knownDeclaration({ path }: ScreenRoute): ConsoleRoute | undefined {
  return declared.get(path);
}

let named: Promise<void> = Promise.resolve();

/** Loads the route modules that the page lists for its URL (`routes` in its settings), so that the first screen needs no table of all loaders. */
export function takeDeclarations(url: string): void {
  // On failure the loaders of each feature are used.
  named = import(/* @vite-ignore */ url).then(take, () => undefined);
}

/** Returns the declaration of a screen: code, texts, first queries. The routes of a feature are loaded once. */
export async function declarationOf(route: ScreenRoute): Promise<ConsoleRoute> {
  await named;
  const cached = declared.get(route.path);
  if (cached) return cached;
  const { loaders } = await import("./loaders.generated.ts");
  take((await loaders[route.path]?.()) as RoutesModule);
  const found = declared.get(route.path);
  if (!found) throw new Error(`No feature declares ${route.path}: run « npm run gen ».`);
  return found;
}
