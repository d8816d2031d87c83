import { htmlLetter, type LetterSource, type RenderedLetter } from "@reserve/domain/letter-page";
import { letterFooter } from "@reserve/domain/unsubscribe-link";
import { useQuery } from "@tanstack/react-query";
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useDebounced } from "../../shared/list/useDebounced.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { letterPreview } from "./campaigns.queries.ts";
import { type LetterCompiler, openLetterCompiler } from "./letterCompiler.ts";

/** Returns the rendered letter while it is being edited; null before the first one. Typing never waits for it. */
export function useLetterPage({ contentType, content }: LetterSource): RenderedLetter | null {
  const { api, variant } = useRuntime();
  const footer = useMemo(() => letterFooter(variant), [variant]);
  const [page, setPage] = useState<RenderedLetter | null>(null);
  const [isAway, setIsAway] = useState(false);
  const compiler = useRef<LetterCompiler>(null);
  const isMjml = contentType === "Mjml";
  useEffect(() => {
    if (!isMjml) return;
    const opened = openLetterCompiler(footer, {
      onPage: (letter) => startTransition(() => setPage(letter)),
      onAway: () => setIsAway(true),
    });
    compiler.current = opened;
    return () => opened.close();
  }, [isMjml, footer]);
  useEffect(() => {
    if (isMjml) compiler.current?.lay(content);
  }, [isMjml, content]);
  // Without a compiler, the server renders the letter once typing pauses.
  const rested = useDebounced(content, 300);
  const laidOut = useQuery({ ...letterPreview(api, { contentType, content: rested }), enabled: isMjml && isAway });
  const written = useDeferredValue(content);
  const html = useMemo(() => (isMjml ? null : htmlLetter(written, footer)), [isMjml, written, footer]);
  return html ?? (isAway ? (laidOut.data ?? page) : page);
}
