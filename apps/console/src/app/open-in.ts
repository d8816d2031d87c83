import type { LocaleCode } from "@reserve/client-variant";
import { leaveGuard } from "../shared/form/leave-guard.ts";
import { prefixed } from "../shared/format/locale.ts";
import { openUrl } from "../shared/links/own-url.ts";

/** Reloads the page in another language, after saving drafts. `path` is without a language. */
export function openIn(code: LocaleCode, path: string): void {
  leaveGuard.pass(() => openUrl(prefixed(code, path)));
}
