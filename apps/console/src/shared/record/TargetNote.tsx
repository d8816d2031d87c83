import { deferredParts, useDeferred } from "../query/deferred.ts";
import { useMay } from "../session/permissions.ts";
import type { TargetDescriptionProps } from "./TargetDescription.tsx";
import { targetWordsTexts } from "./target-words.texts.ts";

const loadDescription = deferredParts(() => import("./TargetDescription.tsx"), targetWordsTexts);

/** Sentence of a saved target, shown where something is created for its people; nothing without permission to read targets. */
export function TargetNote(props: TargetDescriptionProps) {
  const mayRead = useMay()("getTarget");
  const parts = useDeferred(loadDescription, mayRead);
  return parts && mayRead ? <parts.TargetDescription {...props} /> : null;
}
