import type { Schemas } from "@reserve/contract";
import { useToasts } from "@reserve/design-system";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../shared/export/save-file.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";

/** A sheet of the order, or the carrier's label. */
export type Paper = Schemas["SheetKind"] | "label";

/** Downloads of an order's documents: which one is loading, and a function to request one, of the order or of a parcel. */
export interface OrderPapers {
  isFetching(paper: Paper, parcelId?: number): boolean;
  take(paper: Paper, parcelId?: number): Promise<void>;
}

/** Downloads documents as PDF; shows the reason of a rejection. */
export function useOrderPapers(id: number): OrderPapers {
  const { t } = useTranslation(["orders", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const [fetching, setFetching] = useState<{ paper: Paper; parcelId: number | undefined } | null>(null);
  const isUnderWay = useRef(false);
  return {
    isFetching: (paper, parcelId) => fetching?.paper === paper && fetching.parcelId === parcelId,
    async take(paper, parcelId) {
      // A second click during the download does nothing.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setFetching({ paper, parcelId });
      const ofParcel = parcelId === undefined ? {} : { parcelId };
      const file =
        paper === "label"
          ? await api.download("generateLabel", { body: { documentId: id, ...ofParcel } })
          : await api.download("getDocumentPdf", { query: { id, kind: paper, ...ofParcel } });
      isUnderWay.current = false;
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
