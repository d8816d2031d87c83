import { isStaleAfter } from "@reserve/api-client";
import type { WriteId } from "@reserve/contract";
import { type ToastMessage, useToasts } from "@reserve/design-system";
import { isUnanswered, type Refusal } from "@reserve/workflows";
import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { createElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FailureReference } from "./FailureReference.tsx";

/**
 * Returns the handler of every write's outcome: toasts from the specification's error catalogue, and refetch of stale queries. A conflict
 * or version rejection refetches too, since the page shows old data.
 */
export function useSettle(): (op: WriteId, outcome: { isValid: true } | Refusal, announce?: Partial<ToastMessage>) => void {
  const { t } = useTranslation("shared");
  const { show } = useToasts();
  const queryClient = useQueryClient();
  return (op, outcome, announce) => {
    if (outcome.isValid) show({ tone: "success", text: t("toast.success"), ...announce });
    else {
      show({ tone: "danger", text: outcome.errors[0] ?? t("toast.failure"), detail: detailOf(outcome, t) });
      for (const { errorMessage } of outcome.propertiesErrorMessages) show({ tone: "danger", text: errorMessage });
    }
    if (outcome.isValid || outcome.kind === "conflict" || outcome.kind === "stale" || isUnanswered(outcome)) {
      const isStale = isStaleAfter(op);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) });
    }
  };
}

/** Returns the detail of a failure: saved input without a response, the reference of a server error. A rejection needs none. */
function detailOf(refusal: Refusal, t: TFunction<"shared">): ReactNode {
  if (isUnanswered(refusal)) return t("toast.unanswered");
  return refusal.kind === "failed" && refusal.requestId ? createElement(FailureReference, { id: refusal.requestId }) : null;
}
