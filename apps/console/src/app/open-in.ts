import type { LocaleCode } from "@reserve/client-variant";
import { leaveGuard } from "../shared/leave-guard.ts";
import { prefixed } from "../shared/locale.ts";
import { openUrl } from "../shared/own-url.ts";

/** Reloads the page in another language, after saving drafts. `path` is without a language. */
export function openIn(code: LocaleCode, path: string): void {
  leaveGuard.pass(() => openUrl(prefixed(code, path)));
}
