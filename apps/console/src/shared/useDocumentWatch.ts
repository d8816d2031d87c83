import { useEffect, useState } from "react";
import { useRuntime } from "./runtime.tsx";

/** The newest version of a document that the server told of, and who made it; both names are null where that is not known. */
export interface DocumentNews {
  version: number;
  userName: string | null;
  firstName: string | null;
}

/**
 * Follows one document for as long as the page is in sight: a page behind others hangs up, because a browser keeps only a few lines to one
 * server; looked at again, it first hears how the document stands. Null until something was heard.
 */
export function useDocumentWatch(id: number): DocumentNews | null {
  const { api } = useRuntime();
  const [heard, setHeard] = useState<{ id: number; news: DocumentNews } | null>(null);
  useEffect(() => {
    let line: AbortController | null = null;
    const hear = ({ data }: { data: string }) => {
      const news = readNews(data, id);
      // Told once more without a name, after the line broke: who it was is known already.
      if (news) setHeard((before) => (before?.id === id && before.news.version >= news.version ? before : { id, news }));
    };
    const follow = () => {
      if (document.visibilityState === "hidden") {
        line?.abort();
        line = null;
      } else if (!line) {
        line = new AbortController();
        void api.events("watchDocuments", { query: { id: [id] } }, { signal: line.signal, onEvent: hear });
      }
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      line?.abort();
    };
  }, [api, id]);
  return heard?.id === id ? heard.news : null;
}

function readNews(data: string, wanted: number): DocumentNews | null {
  try {
    const { id, version, userName = null, firstName = null } = JSON.parse(data) as Partial<DocumentNews> & { id?: number };
    return id === wanted && typeof version === "number" ? { version, userName, firstName } : null;
  } catch {
    return null;
  }
}
