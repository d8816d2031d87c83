import { useId, useRef, useState } from "react";
import { type Accept, type FileRejection, useDropzone } from "react-dropzone";
import { Button } from "../actions/Button.tsx";
import { Field, type FieldProps } from "../fields/Field.tsx";
import { splitField } from "../fields/TextField.tsx";
import { FilePlusIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { Alert } from "../status/Alert.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import type { DroppedFile } from "./dropped-file.ts";
import { FileRows, Refusals, Zone } from "./FileDrop.styles.ts";
import { FileLine } from "./FileLine.tsx";
import { FileUrl } from "./FileUrl.tsx";
import { filesTexts } from "./texts.ts";
import { useFileNews } from "./useFileNews.ts";

/** Limits of added files; shown and enforced. */
export interface FileLimits {
  /** Kinds by MIME type with their endings: `{ "application/pdf": [".pdf"] }`. */
  accept?: Accept;
  /** The same types for display: « JPEG, PNG ou WebP ». */
  kinds?: string;
  /** Maximum size of a file in bytes. */
  maxSize?: number;
  maxFiles?: number;
}

interface FileDropProps extends FieldProps {
  /** The files so far, in the page's own state. */
  files: readonly DroppedFile[];
  /** Called with the files within the limits; the page uploads them. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Adds a button that uploads a failed file again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Offers a URL instead of a file; the page fetches it. */
  onUrl?: ((url: string) => void) | undefined;
  /** Adds an alternative text field to each image; called with its text. */
  onAlternative?: ((id: string, text: string) => void) | undefined;
  limits?: FileLimits;
  /** Disables adding files and shows this reason. */
  disabledReason?: string | undefined;
}

/** A file field: files are chosen, dropped, pasted or given by URL. The limits are shown first, then the progress of each file. */
export function FileDrop(props: FileDropProps) {
  const say = useOwnTexts(filesTexts);
  const [field, { files, onAdd, onRemove, onRetry, onUrl, onAlternative, limits = {}, disabledReason }] = splitField(props);
  const { accept, kinds, maxSize, maxFiles } = limits;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const chooser = useRef<HTMLButtonElement>(null);
  const limitsId = useId();
  const inviteId = useId();
  const news = useFileNews(files);
  const room = maxFiles === undefined ? Number.POSITIVE_INFINITY : maxFiles - files.length;
  const offReason = disabledReason ?? (room <= 0 ? say.full : undefined);
  const isSingle = maxFiles === 1;

  const reasonOf = ({ file, errors }: FileRejection): string => {
    const code = errors[0]?.code;
    if (code === "file-too-large" && maxSize !== undefined) return say.tooLarge(file.name, say.size(file.size), say.size(maxSize));
    if (code === "file-too-small") return say.empty(file.name);
    if (code === "too-many-files") return say.tooMany(file.name, maxFiles ?? 1);
    return say.wrongKind(file.name, kinds ?? "");
  };
  const zone = useDropzone({
    accept,
    disabled: offReason !== undefined,
    maxSize,
    minSize: 1,
    multiple: !isSingle,
    // The button opens the file picker: a clickable zone would be a second control without a name.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      const fitting = accepted.slice(0, room);
      setRefusals([...rejected.map(reasonOf), ...accepted.slice(room).map((file) => say.tooMany(file.name, maxFiles ?? 1))]);
      if (fitting.length > 0) onAdd(fitting);
    },
  });
  const rules = [
    kinds,
    maxSize === undefined ? undefined : say.sizeLimit(say.size(maxSize)),
    maxFiles === undefined || isSingle ? undefined : say.countLimit(maxFiles),
  ].filter(Boolean);
  return (
    <Field {...field} describedBy={rules.length > 0 ? limitsId : undefined} labelElement="legend">
      {(control) => (
        <>
          <Zone
            {...zone.getRootProps()}
            data-errored={control["aria-invalid"]}
            data-off={offReason === undefined ? undefined : true}
            data-over={zone.isDragReject ? "refused" : zone.isDragActive || undefined}
          >
            <input {...zone.getInputProps({ "aria-hidden": true, "aria-label": isSingle ? say.chooseOne : say.chooseMany })} />
            <div>
              <Button
                aria-describedby={`${control["aria-describedby"] ?? ""} ${inviteId}`.trim()}
                disabledReason={offReason}
                icon={<FilePlusIcon />}
                onClick={zone.open}
                reasonPlacement="hidden"
                ref={chooser}
              >
                {isSingle ? say.chooseOne : say.chooseMany}
              </Button>
              {/* Beside the button and not around it, so that the focus stays when the reason disappears. */}
              <span id={inviteId}>{offReason ?? inviteOf(zone, isSingle, say)}</span>
            </div>
            {rules.length > 0 ? <small id={limitsId}>{rules.join(", ")}</small> : null}
          </Zone>
          {onUrl ? <FileUrl disabledReason={offReason} onUrl={onUrl} /> : null}
          {refusals.length > 0 ? (
            <Refusals>
              <Alert
                actions={
                  <Button
                    onClick={() => {
                      setRefusals([]);
                      chooser.current?.focus();
                    }}
                    variant="plain"
                  >
                    {say.forgetRefusals}
                  </Button>
                }
                isUrgent
                title={say.refusedTitle(refusals.length)}
                tone="danger"
              >
                {refusals.map((refusal) => (
                  <p key={refusal}>{refusal}</p>
                ))}
              </Alert>
            </Refusals>
          ) : null}
          {files.length > 0 ? (
            <FileRows aria-label={say.files}>
              {files.map((file) => (
                <FileLine
                  file={file}
                  key={file.id}
                  onAlternative={onAlternative}
                  onRemove={(id) => {
                    onRemove(id);
                    chooser.current?.focus();
                  }}
                  onRetry={onRetry}
                />
              ))}
            </FileRows>
          ) : null}
          <VisuallyHidden role="status">{news}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

type FileDropTexts = (typeof filesTexts)["fr"];

function inviteOf(
  { isDragReject, isDragActive }: { isDragReject: boolean; isDragActive: boolean },
  isSingle: boolean,
  say: FileDropTexts,
): string {
  if (isDragReject) return say.notThisKind;
  if (isDragActive) return say.dropNow;
  return isSingle ? say.dropOne : say.dropMany;
}
