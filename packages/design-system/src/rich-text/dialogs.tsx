import { safeUrl } from "@reserve/domain/rich-text";
import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { TextField } from "../fields/TextField.tsx";
import { FieldStack } from "../layout/ScreenOnly.tsx";
import { loadable } from "../loadable/loadable.ts";
import type { ChoosePicture, TextPicture } from "./sources.ts";
import type { editorTexts } from "./texts.ts";

type DialogTexts = (typeof editorTexts)["fr"];

interface LinkDialogProps {
  /** URL of the link at the caret; empty when there is none. */
  url: string;
  texts: DialogTexts;
  onSet: (url: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A dialog for the URL of a link. */
export function LinkDialog({ url: initialUrl, texts, onSet, onRemove, onClose }: LinkDialogProps) {
  const [url, setUrl] = useState(initialUrl);
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
          {initialUrl ? <Button onClick={onRemove}>{texts.removeLink}</Button> : null}
          <Button onClick={set} variant="primary">
            {texts.setLink}
          </Button>
        </>
      }
      onClose={onClose}
      title={texts.linkTitle}
    >
      <TextField
        autoFocus
        error={isRefused ? texts.urlError : undefined}
        help={texts.urlHelp}
        label={texts.url}
        onChange={setUrl}
        onKeyDown={(event) => onEnter(event, set)}
        value={url}
      />
    </Dialog>
  );
}

const FocalPointField = loadable(async () => (await import("../media/FocalPointField.tsx")).FocalPointField);

interface ImageDialogProps {
  /** The selected picture; null for a new one. */
  picture: TextPicture | null;
  texts: DialogTexts;
  /** Picker of the media library, if any. */
  choose: ChoosePicture | undefined;
  onSet: (picture: Required<TextPicture>) => void;
  onClose: () => void;
}

/** A dialog for an image: its URL, its alternative text and its focal point for crops. */
export function ImageDialog({ picture: initialPicture, texts, choose, onSet, onClose }: ImageDialogProps) {
  const [url, setUrl] = useState(initialPicture?.url ?? "");
  const [description, setDescription] = useState(initialPicture?.description ?? "");
  const [focus, setFocus] = useState(initialPicture?.focus ?? null);
  // No image is loaded for a URL that is being typed: its focal point can be set once the image is in the text, or at once when it was chosen from
  // the library.
  const [aimed, setAimed] = useState(initialPicture?.url);
  const [isRefused, setIsRefused] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const safe = safeUrl(url, "src");
  const set = () => {
    if (safe === null || description.trim() === "") setIsRefused(true);
    else onSet({ url: safe, description: description.trim(), focus: url === aimed ? focus : null });
  };
  if (isChoosing && choose) {
    return choose({
      onChoose(picture) {
        setUrl(picture.url);
        setDescription(picture.description);
        setFocus(picture.focus ?? null);
        setAimed(picture.url);
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
          {choose ? <Button onClick={() => setIsChoosing(true)}>{texts.fromLibrary}</Button> : null}
          <Button onClick={set} variant="primary">
            {initialPicture ? texts.changeImage : texts.setImage}
          </Button>
        </>
      }
      onClose={onClose}
      title={texts.imageTitle}
    >
      <FieldStack>
        <TextField
          autoFocus
          error={isRefused && safe === null ? texts.imageUrlError : undefined}
          label={texts.url}
          onChange={setUrl}
          onKeyDown={(event) => onEnter(event, set)}
          value={url}
        />
        <TextField
          error={isRefused && description.trim() === "" ? texts.descriptionError : undefined}
          help={texts.descriptionHelp}
          label={texts.description}
          onChange={setDescription}
          onKeyDown={(event) => onEnter(event, set)}
          value={description}
        />
        {safe !== null && url === aimed ? (
          <FocalPointField help={texts.focusHelp} isOptional label={texts.focus} onChange={setFocus} src={safe} value={focus} />
        ) : null}
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
