import { deferredParts, useDeferred } from "./deferred.ts";
import { useMay } from "./permissions.ts";
import type { TargetDescriptionProps } from "./TargetDescription.tsx";
import { targetWordsTexts } from "./target-words.texts.ts";

const loadDescription = deferredParts(() => import("./TargetDescription.tsx"), targetWordsTexts);

/** The sentence of a saved target, kept in sight where something is made for its people; nothing for whoever may not read targets. */
export function TargetNote(props: TargetDescriptionProps) {
  const mayRead = useMay()("getTarget");
  const parts = useDeferred(loadDescription, mayRead);
  return parts && mayRead ? <parts.TargetDescription {...props} /> : null;
}
