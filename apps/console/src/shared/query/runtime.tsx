import type { ApiClient } from "@reserve/api-client";
import type { LocaleCode, PublicVariant } from "@reserve/client-variant";
import { createContext, type ReactNode, use } from "react";
import type { KnownScreen } from "../links/screens.ts";

/** Dependencies of the whole console; created once at the entry, or by a story. */
export interface Runtime {
  variant: PublicVariant;
  locale: LocaleCode;
  api: ApiClient;
  /** Every screen there is. */
  screens: readonly KnownScreen[];
  /** Ends the session in all tabs and returns to sign-in. */
  signOut(): void;
}

const RuntimeContext = createContext<Runtime | null>(null);

/** Hands the runtime to everything below. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

/** Returns the client variant, the language, the API and the sign-out function. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error("useRuntime needs a RuntimeProvider above it.");
  return runtime;
}
