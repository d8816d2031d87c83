import { leaveGuard } from "../shared/leave-guard.ts";

/** Another language is another address: the page is loaded anew, in that language, after what is typed has been thought of. */
export function openIn(code: string, path: string): void {
  leaveGuard.pass(() => location.assign(`${code === "fr" ? "" : `/${code}`}${path}`));
}
