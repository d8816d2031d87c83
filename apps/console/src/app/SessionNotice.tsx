import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SessionActor } from "../shared/session/session.ts";
import { type DeferredParts, loadDeferredParts } from "./deferred.ts";

/** Retry interval while the network is unavailable, in milliseconds. */
const TRY_AGAIN_MS = 2_000;

/** Overlay shown when the session is ending or has ended; loaded on demand. */
export function SessionNotice({ session }: { session: SessionActor }) {
  const { i18n } = useTranslation();
  const isWanted = useSelector(session, (snapshot) => snapshot.hasTag("expired") || snapshot.hasTag("endSoon"));
  const [parts, setParts] = useState<DeferredParts | null>(null);
  const isMissing = isWanted && parts === null;
  useEffect(() => {
    if (!isMissing) return;
    let timer: number | undefined;
    const ask = () => {
      loadDeferredParts(i18n).then(setParts, () => {
        timer = window.setTimeout(ask, TRY_AGAIN_MS);
      });
    };
    ask();
    return () => window.clearTimeout(timer);
  }, [isMissing, i18n]);
  return parts && isWanted ? <parts.ExpiredSession session={session} /> : null;
}
