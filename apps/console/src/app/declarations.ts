import type { ConsoleRoute } from "../shared/route.ts";
import type { ScreenRoute } from "./routes.ts";

/** What the file with a feature's `*.routes.ts` exports: lists of routes, and whatever else the build put beside them. */
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

/** How a screen is opened, when its feature's routes are here. */
export function knownDeclaration({ path }: ScreenRoute): ConsoleRoute | undefined {
  return declared.get(path);
}

let named: Promise<void> = Promise.resolve();

/** Takes the routes that the page names for its own URL (`routes` of its settings): the first screen waits for no table of all loaders. */
export function takeDeclarations(url: string): void {
  // Without them the loaders know.
  named = import(/* @vite-ignore */ url).then(take, () => undefined);
}

/** How a screen is opened: its code, its words, its first reads. Its feature's routes are fetched once, with the first of its screens. */
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
