import { createApiClient } from "@reserve/api-client";
import type { ClientVariant } from "@reserve/client-variant";
import { QueryClient } from "@tanstack/react-query";
import type { ConsoleRoute } from "../shared/links/route.ts";

/** The calls that a page starts with, as paths below the API's URL: for the build and tests, never for a page. */
export interface FirstCalls {
  /** `{id}` stands for the id in the page's URL. */
  paths: readonly string[];
  /** Kind of id that the calls need; null when they need none. */
  id: "integer" | "uuid" | null;
  /** The calls depend on the URL's query as well: these are the ones without a query. */
  readsSearch: boolean;
}

const BASE = "https://api.invalid";
const sampleIds = { integer: "708345912", uuid: "5e0b7c1c-7d4f-4f57-9f1d-2b8f8d1c6a90" };

/** Returns the calls that a route's `prefetch` starts for a client: with an id that it accepts, else without one. */
export async function firstCallsOf(route: Pick<ConsoleRoute, "prefetch">, variant: ClientVariant): Promise<FirstCalls> {
  for (const kind of ["integer", "uuid"] as const) {
    const calls = await recordCalls(route, variant, sampleIds[kind]);
    if (calls.paths.some((path) => path.includes("{id}"))) return { ...calls, id: kind };
  }
  return { ...(await recordCalls(route, variant, undefined)), id: null };
}

async function recordCalls({ prefetch }: Pick<ConsoleRoute, "prefetch">, variant: ClientVariant, id: string | undefined) {
  const paths: string[] = [];
  const api = createApiClient({
    baseUrl: BASE,
    tokens: { current: async () => "token", renew: async () => null },
    locale: () => "fr",
    visitorGuid: () => null,
    fetch: async ({ url, headers }) => {
      const path = url.slice(BASE.length);
      // A public call carries no token, and the page's own script sends one with every call.
      if (headers.has("Authorization")) paths.push(id ? path.replaceAll(id, "{id}") : path);
      return Response.json({});
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  let readsSearch = false;
  const search = new Proxy(new URLSearchParams(), {
    get(target, name) {
      readsSearch = true;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  prefetch?.({ api, queryClient, variant, search, params: { id } });
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve));
  return { paths, readsSearch };
}
