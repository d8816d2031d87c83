import { deferredParts, useDeferred } from "../query/deferred.ts";
import { useMay } from "../session/permissions.ts";
import { conditionTexts } from "./condition.texts.ts";
import type { TargetDescriptionProps } from "./TargetDescription.tsx";

const loadDescription = deferredParts(() => import("./TargetDescription.tsx"), conditionTexts);

/** Sentence of a saved target, shown where something is created for its people; nothing without permission to read targets. */
export function TargetNote(props: TargetDescriptionProps) {
  const mayRead = useMay()("getTarget");
  const parts = useDeferred(loadDescription, mayRead);
  return parts && mayRead ? <parts.TargetDescription {...props} /> : null;
}
