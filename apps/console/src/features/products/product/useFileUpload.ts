import type { Schemas } from "@reserve/contract";
import type { DroppedFile } from "@reserve/design-system/files";
import { useState } from "react";
import { sentenceAt } from "../../../shared/command/confirmable.ts";
import { useWrite } from "../../../shared/command/useWrite.ts";

/** An upload of a product's file. */
export interface FileUpload {
  /** The chosen picture, previewed before upload. */
  chosen: File | null;
  isSending: boolean;
  /** Pending and rejected files, as listed by the drop zone. */
  files: DroppedFile[];
  choose(file: File): void;
  send(): void;
  bring(url: string): void;
  forget(): void;
  again(): void;
}

/** Uploads a cover or a file of a product, from this device or by URL; a picture is previewed first, a file is uploaded at once. */
export function useFileUpload(productId: number, kind: Schemas["ProductFileKind"]): FileUpload {
  const [file, setFile] = useState<File | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const forget = () => {
    setFile(null);
    setUrl(null);
    picture.cancel();
    document.cancel();
    web.cancel();
  };
  const onDone = () => {
    setFile(null);
    setUrl(null);
  };
  const picture = useWrite("saveProductPicture", { onDone });
  const document = useWrite("saveProductFile", { onDone });
  const web = useWrite("saveProductFileByUrl", { onDone });
  const sent = kind === "Picture" ? picture : document;

  const send = (pickedFile: File | null) => {
    if (!pickedFile) return;
    if (kind === "Picture") void picture.send({ query: { id: productId }, body: pickedFile });
    else void document.send({ query: { id: productId, fileName: pickedFile.name.slice(0, 200) }, body: pickedFile });
  };
  const bring = (webUrl: string) => {
    setUrl(webUrl);
    void web.send({ body: { productId, url: webUrl, kind } });
  };
  const failure = file ? sent.failure : url ? web.failure : null;
  const error = failure ? (sentenceAt(failure, file ? "body" : "url") ?? failure.errors[0]) : undefined;
  const isSending = sent.isSending || web.isSending;
  const isLooking = kind === "Picture" && file !== null && !failure;
  const name = file?.name ?? url;
  return {
    chosen: isLooking ? file : null,
    isSending,
    files:
      name && !isLooking
        ? [
            {
              id: name,
              name,
              ...(file ? { size: file.size } : {}),
              status: isSending ? "sending" : failure ? "failed" : "waiting",
              ...(error ? { error } : {}),
            },
          ]
        : [],
    choose: (pickedFile) => {
      forget();
      setFile(pickedFile);
      if (kind === "File") send(pickedFile);
    },
    send: () => send(file),
    bring,
    forget,
    again: () => (file ? send(file) : url ? bring(url) : undefined),
  };
}
