import { type KeyboardEvent, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { TextField } from "../fields/TextField.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { UrlRow } from "./FileDrop.styles.ts";
import { filesTexts } from "./texts.ts";

interface FileUrlProps {
  onUrl: (url: string) => void;
  disabledReason: string | undefined;
}

/** The URL of a file on the web, and the button that hands it on. */
export function FileUrl({ onUrl, disabledReason }: FileUrlProps) {
  const say = useOwnTexts(filesTexts);
  const [url, setUrl] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const add = () => {
    const isWhole = URL.canParse(url.trim()) && /^https?:$/.test(new URL(url.trim()).protocol);
    setIsWrong(!isWhole);
    if (!isWhole) return;
    onUrl(url.trim());
    setUrl("");
  };
  return (
    <UrlRow>
      <TextField
        autoComplete="off"
        disabled={disabledReason !== undefined}
        error={isWrong ? say.invalidUrl : undefined}
        inputMode="url"
        label={say.urlLabel}
        onChange={(text) => {
          setUrl(text);
          setIsWrong(false);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== "Enter") return;
          // Enter must not submit the surrounding form.
          event.preventDefault();
          add();
        }}
        placeholder="https://"
        type="url"
        value={url}
      />
      <Button disabledReason={disabledReason} onClick={add} reasonPlacement="hidden">
        {say.addUrl}
      </Button>
    </UrlRow>
  );
}
