import type { LocaleCode } from "@reserve/client-variant";
import { leaveGuard } from "../shared/leave-guard.ts";
import { prefixed } from "../shared/locale.ts";
import { openAddress } from "../shared/own-address.ts";

/** Another language is another address: the page is loaded anew, in that language, after what is typed has been thought of. `path` stands without a language. */
export function openIn(code: LocaleCode, path: string): void {
  leaveGuard.pass(() => openAddress(prefixed(code, path)));
}
