import { useEffect, useState } from "react";
import { IconButton } from "../actions/Button.tsx";
import { ErrorText } from "../fields/Field.styles.ts";
import { TextField } from "../fields/TextField.tsx";
import { CircleAlertIcon, CircleCheckIcon, FileTextIcon, RefreshCwIcon, XIcon } from "../icons.ts";
import { ProgressBar } from "../status/Progress.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import type { DroppedFile } from "./dropped-file.ts";
import { FileRow, FileWordsBox, RowActions, RowBelow, Thumbnail } from "./FileDrop.styles.ts";
import { filesTexts } from "./texts.ts";

interface FileLineProps {
  file: DroppedFile;
  onRemove: (id: string) => void;
  onRetry: ((id: string) => void) | undefined;
  onAlternative: ((id: string, text: string) => void) | undefined;
}

/** Renders a file: its picture, name and size, upload progress and actions. */
export function FileLine({ file, onRemove, onRetry, onAlternative }: FileLineProps) {
  const say = useOwnTexts(filesTexts);
  const picture = usePictureUrl(file.picture);
  return (
    <FileRow>
      <Thumbnail>{picture ? <img alt="" src={picture} /> : <FileTextIcon size={20} />}</Thumbnail>
      <FileWordsBox>
        <span>{file.name}</span>
        <small>
          {file.size === undefined ? null : <span>{say.size(file.size)}</span>}
          {file.status === "waiting" ? <span>{say.waiting}</span> : null}
          {file.status === "sent" ? (
            <span data-status="sent">
              <CircleCheckIcon size={14} />
              {say.sent}
            </span>
          ) : null}
        </small>
      </FileWordsBox>
      <RowActions>
        {file.status === "failed" && onRetry ? (
          <IconButton icon={<RefreshCwIcon />} label={say.retry(file.name)} onClick={() => onRetry(file.id)} />
        ) : null}
        <IconButton icon={<XIcon />} label={say.remove(file.name)} onClick={() => onRemove(file.id)} />
      </RowActions>
      <RowBelow>
        {file.status === "sending" ? <ProgressBar label={say.progressOf(file.name)} value={file.progress ?? null} /> : null}
        {file.status === "failed" ? (
          <ErrorText>
            <CircleAlertIcon size={14} />
            <span>{file.error ?? say.failed}</span>
          </ErrorText>
        ) : null}
        {picture && onAlternative ? (
          <TextField
            help={say.alternativeHelp}
            label={say.alternative}
            onChange={(text) => onAlternative(file.id, text)}
            value={file.alternative ?? ""}
          />
        ) : null}
      </RowBelow>
    </FileRow>
  );
}

/** Returns the URL of an image: its own, or an object URL of a `File`, which is revoked afterwards. */
function usePictureUrl(picture: File | string | undefined): string | undefined {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!(picture instanceof File) || !picture.type.startsWith("image/")) return;
    const url = URL.createObjectURL(picture);
    setMade(url);
    return () => {
      setMade(undefined);
      URL.revokeObjectURL(url);
    };
  }, [picture]);
  return typeof picture === "string" ? picture : made;
}
