import type { LocaleCode } from "@reserve/client-variant";
import { leaveGuard } from "../shared/leave-guard.ts";
import { prefixed } from "../shared/locale.ts";
import { openUrl } from "../shared/own-url.ts";

/** Another language is another URL: the page is loaded anew, in that language, after what is typed has been thought of. `path` stands without a language. */
export function openIn(code: LocaleCode, path: string): void {
  leaveGuard.pass(() => openUrl(prefixed(code, path)));
}
