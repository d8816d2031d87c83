import type { Schemas } from "@reserve/contract";
import { useToasts } from "@reserve/design-system";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../../shared/runtime.tsx";
import { saveFile } from "../../../shared/save-file.ts";

/** A sheet of the order, or the carrier's label. */
export type Paper = Schemas["SheetKind"] | "label";

/** The order's papers as files: which one is on its way, and the way to ask for one. */
export interface OrderPapers {
  fetching: Paper | null;
  take(paper: Paper): Promise<void>;
}

/** Fetches papers as PDF into the person's downloads; a refusal says why. */
export function useOrderPapers(id: number): OrderPapers {
  const { t } = useTranslation(["orders", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const [fetching, setFetching] = useState<Paper | null>(null);
  const isFetching = useRef(false);
  return {
    fetching,
    async take(paper) {
      // A second click before the first one's answer is nothing.
      if (isFetching.current) return;
      isFetching.current = true;
      setFetching(paper);
      const file =
        paper === "label"
          ? await api.download("generateLabel", { body: { documentId: id } })
          : await api.download("getDocumentPdf", { query: { id, kind: paper } });
      isFetching.current = false;
      setFetching(null);
      if (file.isValid) {
        const fileName = file.fileName ?? `${paper}-${id}.pdf`;
        saveFile(fileName, file.blob);
        show({ tone: "success", text: t("papers.fetched"), detail: fileName });
        return;
      }
      const [first = t("shared:toast.failure"), ...others] = [
        ...file.errors,
        ...file.propertiesErrorMessages.map(({ errorMessage }) => errorMessage),
      ];
      show({ tone: "danger", text: first, detail: others.length > 0 ? others.join(" ") : undefined });
    },
  };
}
