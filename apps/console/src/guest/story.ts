import { createSessionStore, type Session } from "@reserve/api-client";
import type { LocaleCode } from "@reserve/client-variant";
import { startSession } from "../shared/session/session.ts";
import { storyApi } from "../shared/stories/story.tsx";

/** Returns a session of a single story: its cookie is in memory, so that stories neither read nor write the browser's. */
export function storySession(locale: LocaleCode, session?: Session) {
  let jar = session ? `reserve.session=${encodeURIComponent(JSON.stringify(session))}` : "";
  const cookies = {
    read: () => jar,
    write(cookie: string) {
      const [pair = ""] = cookie.split(";");
      if (pair.startsWith("reserve.session=")) jar = pair === "reserve.session=" ? "" : pair;
    },
  };
  return startSession({ baseUrl: storyApi, locale, store: createSessionStore({ cookies, locks: null, channel: null }) });
}
