import type { Downloaded, Failure } from "@reserve/api-client";
import { useToasts } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../shared/export/save-file.ts";

/** Downloads PDFs and reports the result; one file at a time. */
export function usePaperFile(): { isBusy: boolean; take: (file: Promise<Downloaded | Failure>, fallback: string) => Promise<void> } {
  const { t } = useTranslation(["papers", "shared"]);
  const { show } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async take(answer, fallback) {
      setIsBusy(true);
      const file = await answer;
      setIsBusy(false);
      if (!file.isValid) {
        show({ tone: "danger", text: file.errors[0] ?? t("shared:toast.failure") });
        return;
      }
      const fileName = file.fileName ?? fallback;
      saveFile(fileName, file.blob);
      show({ tone: "success", text: t("pdf.done"), detail: fileName });
    },
  };
}
