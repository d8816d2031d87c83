import { useEffect, useRef, useState } from "react";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import type { DroppedFile } from "./dropped-file.ts";
import { filesTexts } from "./texts.ts";

/** Returns the last event of a file, for screen readers: added, half uploaded, uploaded, failed; not every percent. */
export function useFileNews(files: readonly DroppedFile[]): string {
  const say = useOwnTexts(filesTexts);
  const stages = useRef(new Map(files.map((file) => [file.id, stageOf(file)])));
  const [news, setNews] = useState("");
  useEffect(() => {
    const sentences: Record<Stage, (file: DroppedFile) => string> = {
      added: ({ name }) => say.addedOf(name),
      half: ({ name }) => say.halfSent(name),
      sent: ({ name }) => say.sentOf(name),
      failed: ({ name, error }) => say.failedOf(name, error ?? say.failed),
    };
    const changed = files.filter((file) => stages.current.get(file.id) !== stageOf(file));
    stages.current = new Map(files.map((file) => [file.id, stageOf(file)]));
    if (changed.length > 0) setNews(changed.map((file) => sentences[stageOf(file)](file)).join(" "));
  }, [files, say]);
  return news;
}

type Stage = "added" | "half" | "sent" | "failed";

function stageOf({ status, progress }: DroppedFile): Stage {
  if (status === "sent" || status === "failed") return status;
  return status === "sending" && (progress ?? 0) >= 0.5 ? "half" : "added";
}
