import type { ApiClient } from "@reserve/api-client";
import { useToasts } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "./save-file.ts";

interface FileExport {
  /** What the file is called where the server does not say. */
  name: string;
  done: string;
  failed: string;
}

/** Fetches a file for the person's downloads and says whether it came; busy until then. */
export function useFileExport(read: () => ReturnType<ApiClient["download"]>, { name, done, failed }: FileExport) {
  const { t } = useTranslation("shared");
  const { show } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  async function start() {
    setIsBusy(true);
    const file = await read();
    setIsBusy(false);
    if (file.isValid) {
      saveFile(file.fileName ?? name, file.blob);
      show({ tone: "success", text: done, detail: file.fileName });
    } else show({ tone: "danger", text: failed, detail: file.errors[0] ?? t("state.offlineDetail") });
  }
  return { isBusy, start: () => void start() };
}
