import { type ApiClient, ApiFailure, newUuid } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import type { DroppedFile } from "@reserve/design-system/files";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRefetch } from "../../shared/command/useRefetch.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

/** A file being uploaded. */
interface Sending extends DroppedFile {
  file: File;
  mediaType: Schemas["MediaType"];
  /** A part was sent already: the server has to be asked for the received bytes. */
  isBegun: boolean;
}

/** Uploads in parts; an interrupted upload resumes at the received bytes. */
export interface MediaUploads {
  files: readonly DroppedFile[];
  isSending: boolean;
  add(files: readonly File[], typeOf: (file: File) => Schemas["MediaType"]): void;
  /** Resumes an interrupted or rejected upload. */
  goOn(id: string): void;
  /** Stops an upload; an uploaded file stays in the library. */
  remove(id: string): void;
}

/** Sends files to the library in parts of `partBytes`, one after the other. */
export function useMediaUploads(partBytes: number): MediaUploads {
  const { api } = useRuntime();
  const { t } = useTranslation(["medias", "shared"]);
  const refetch = useRefetch();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const note = (id: string, more: Partial<Sending>) => setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));

  function start(sending: Sending): void {
    const stop = new AbortController();
    stops.current.set(sending.id, stop);
    // One after the other: each is as fast as possible, and the first ones are available early.
    line.current = line.current.then(() => run(sending, stop.signal));
  }

  async function run(sending: Sending, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const { id } = sending;
    note(id, { status: "sending", isBegun: true });
    const fault = await send(api, sending, partBytes, { signal, onProgress: (progress) => note(id, { progress }) });
    if (signal.aborted) return;
    if (fault !== null) return note(id, { status: "failed", error: fault || t("shared:state.offlineDetail") });
    note(id, { status: "sent", progress: 1 });
    refetch("createMedia");
  }

  return {
    files: sendings,
    isSending: sendings.some(({ status }) => status === "sending" || status === "waiting"),
    add(files, typeOf) {
      const made = files.map((file): Sending => {
        const id = newUuid();
        return { id, name: file.name, size: file.size, status: "waiting", picture: file, file, mediaType: typeOf(file), isBegun: false };
      });
      setSendings((all) => [...all, ...made]);
      made.forEach(start);
    },
    goOn(id) {
      const sending = sendings.find((one) => one.id === id);
      if (sending) start(sending);
    },
    remove(id) {
      stops.current.get(id)?.abort();
      setSendings((all) => all.filter((one) => one.id !== id));
    },
  };
}

interface SendOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Uploads a file; returns null once it is in the library, else the reason, empty without a response. The upload's id is also the idempotency key, so
 * that the medium is created once.
 */
async function send(api: ApiClient, { id, file, mediaType, isBegun }: Sending, partBytes: number, { signal, onProgress }: SendOptions) {
  try {
    let received = isBegun ? await receivedOf(api, id, signal) : 0;
    while (received < file.size) {
      const query = { uploadId: id, fileName: file.name.slice(0, 200), size: file.size, offset: received };
      const result = await api.send("sendMediaPart", { query, body: file.slice(received, received + partBytes) }, { signal });
      if (!result.isValid) return result.errors[0] ?? "";
      received = result.output.entityOutput.received;
      onProgress(received / file.size);
    }
    const title = file.name.replace(/\.\w{1,5}$/, "").slice(0, 200) || file.name;
    const made = await api.send("createMedia", { body: { title, altText: "", mediaType, uploadId: id } }, { idempotencyKey: id, signal });
    return made.isValid ? null : (made.propertiesErrorMessages[0]?.errorMessage ?? made.errors[0] ?? "");
  } catch (error) {
    if (error instanceof ApiFailure) return error.failure.errors[0] ?? "";
    throw error;
  }
}

/** Returns the received bytes of an upload; 0 when unknown to the server. */
async function receivedOf(api: ApiClient, uploadId: string, signal: AbortSignal): Promise<number> {
  try {
    return (await api.read("getMediaUpload", { query: { uploadId } }, { signal })).received;
  } catch (error) {
    if (error instanceof ApiFailure && error.failure.status === 404) return 0;
    throw error;
  }
}
