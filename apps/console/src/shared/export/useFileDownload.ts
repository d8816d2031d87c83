import type { Downloaded, Failure } from "@reserve/api-client";
import { useToasts } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "./save-file.ts";

/** Saves a file of the server and says so with the text `done`, or why there is none; one at a time. */
export function useFileDownload(done: string): {
  isBusy: boolean;
  take: (file: Promise<Downloaded | Failure>, fallback: string) => Promise<void>;
} {
  const { t } = useTranslation("shared");
  const { show } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async take(answer, fallback) {
      setIsBusy(true);
      const file = await answer;
      setIsBusy(false);
      if (!file.isValid) {
        show({ tone: "danger", text: file.errors[0] ?? t("toast.failure") });
        return;
      }
      const fileName = file.fileName ?? fallback;
      saveFile(fileName, file.blob);
      show({ tone: "success", text: done, detail: fileName });
    },
  };
}
