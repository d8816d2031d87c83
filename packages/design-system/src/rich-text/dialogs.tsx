import { safeUrl } from "@reserve/domain/rich-text";
import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { TextField } from "../fields/TextField.tsx";
import { FieldStack } from "../layout/ScreenOnly.tsx";
import type { ChoosePicture } from "./sources.ts";
import type { words } from "./words.ts";

type Said = (typeof words)["fr"];

interface LinkDialogProps {
  /** Where the link under the pen leads; empty when there is none. */
  url: string;
  said: Said;
  onSet: (url: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks where a link leads. */
export function LinkDialog({ url: given, said, onSet, onRemove, onClose }: LinkDialogProps) {
  const [url, setUrl] = useState(given);
  const [isRefused, setIsRefused] = useState(false);
  const set = () => {
    const safe = /^(?:https?:\/\/|\/|#|\?|mailto:|tel:)/i.test(url.trim()) ? safeUrl(url, "href") : null;
    if (safe === null) setIsRefused(true);
    else onSet(safe);
  };
  return (
    <Dialog
      actions={
        <>
          {given ? <Button onClick={onRemove}>{said.removeLink}</Button> : null}
          <Button onClick={set} variant="primary">
            {said.setLink}
          </Button>
        </>
      }
      onClose={onClose}
      title={said.linkTitle}
    >
      <TextField
        autoFocus
        error={isRefused ? said.urlError : undefined}
        help={said.urlHelp}
        label={said.url}
        onChange={setUrl}
        onKeyDown={(event) => onEnter(event, set)}
        value={url}
      />
    </Dialog>
  );
}

interface ImageDialogProps {
  said: Said;
  /** How one is chosen in the library, where there is one. */
  choose: ChoosePicture | undefined;
  onSet: (url: string, description: string) => void;
  onClose: () => void;
}

/** Asks for an image's URL and for what it shows. */
export function ImageDialog({ said, choose, onSet, onClose }: ImageDialogProps) {
  const [url, setUrl] = useState("");
  const [description, setDescription] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const safe = safeUrl(url, "src");
  const set = () => {
    if (safe === null || description.trim() === "") setIsRefused(true);
    else onSet(safe, description.trim());
  };
  if (isChoosing && choose) {
    return choose({
      onChoose(picture) {
        setUrl(picture.url);
        setDescription(picture.description);
        setIsRefused(false);
        setIsChoosing(false);
      },
      onClose: () => setIsChoosing(false),
    });
  }
  return (
    <Dialog
      actions={
        <>
          {choose ? <Button onClick={() => setIsChoosing(true)}>{said.fromLibrary}</Button> : null}
          <Button onClick={set} variant="primary">
            {said.setImage}
          </Button>
        </>
      }
      onClose={onClose}
      title={said.imageTitle}
    >
      <FieldStack>
        <TextField
          autoFocus
          error={isRefused && safe === null ? said.imageUrlError : undefined}
          label={said.url}
          onChange={setUrl}
          onKeyDown={(event) => onEnter(event, set)}
          value={url}
        />
        <TextField
          error={isRefused && description.trim() === "" ? said.descriptionError : undefined}
          help={said.descriptionHelp}
          label={said.description}
          onChange={setDescription}
          onKeyDown={(event) => onEnter(event, set)}
          value={description}
        />
      </FieldStack>
    </Dialog>
  );
}

/** Enter answers the question; it never sends the form around the text. */
function onEnter(event: { key: string; preventDefault: () => void }, answer: () => void): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  answer();
}
