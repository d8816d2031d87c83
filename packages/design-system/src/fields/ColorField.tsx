import { useSyncExternalStore } from "react";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { Swatch, SwatchPlace } from "./ColorField.styles.ts";
import { contrast, luminance, readColor } from "./color.ts";
import type { FieldProps } from "./Field.tsx";
import { splitField, TextField } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";
import { type Reading, useTyped } from "./useTyped.ts";

interface ColorFieldProps extends FieldProps {
  /** `#1D5B45`; empty while the field is empty or its text is not a colour. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
}

/** A colour field, picked or typed, with a remark on whether text in that colour is legible. */
export function ColorField(props: ColorFieldProps) {
  const words = useOwnTexts(fieldTexts);
  const [field, { value, onChange, isDisabled = false }] = splitField(props);
  const ground = useGround();
  const read = (text: string): Reading<string> => {
    const color = readColor(text);
    return color === null ? { value: "", problem: text.trim() === "" ? undefined : words.notColor } : { value: color };
  };
  const typed = useTyped(value, onChange, (color) => color, read, field.name);
  const color = readColor(value);
  return (
    <TextField
      {...field}
      id={typed.id}
      autoComplete="off"
      before={
        <SwatchPlace>
          <Swatch
            aria-label={typeof field.label === "string" ? words.pickColor(field.label) : undefined}
            data-empty={color ? undefined : true}
            disabled={isDisabled}
            onChange={(event) => {
              typed.forget();
              onChange(event.target.value.toUpperCase());
            }}
            type="color"
            value={(color ?? ground?.paper ?? "#ffffff").toLowerCase()}
          />
        </SwatchPlace>
      }
      disabled={isDisabled}
      error={typed.problem ?? field.error}
      help={
        color && ground ? (
          <>
            {field.help}
            <div role="status">{hint(contrast(color, ground.paper), contrast(color, ground.ink))}</div>
          </>
        ) : (
          field.help
        )
      }
      onBlur={typed.settle}
      onChange={typed.onChange}
      onKeyDown={(event) => {
        if (event.key === "Enter") typed.settle();
      }}
      placeholder="#1D5B45"
      spellCheck={false}
      value={typed.text}
    />
  );

  function hint(onPaper: number, onInk: number) {
    // Rounded down, so that nothing under 4.5 is written as 4.5.
    const tenth = (ratio: number) => Math.floor(ratio * 10) / 10;
    return `${words.contrast(onPaper >= 4.5, onInk >= 4.5)}\u00a0: ${words.contrastRatios(tenth(onPaper), tenth(onInk))}`;
  }
}

/** Returns the theme's paper and ink: the lighter of surface and text is paper, in the dark theme as well; null without a themed page. */
function useGround(): { paper: string; ink: string } | null {
  const pair = useSyncExternalStore(watchTheme, readTheme, () => null);
  if (pair === null) return null;
  const [surface = "", text = ""] = pair.split(" ");
  return luminance(surface) > luminance(text) ? { paper: surface, ink: text } : { paper: text, ink: surface };
}

function readTheme(): string {
  const style = getComputedStyle(document.documentElement);
  return `${style.getPropertyValue("--surface").trim()} ${style.getPropertyValue("--ink").trim()}`;
}

function watchTheme(report: () => void): () => void {
  const observer = new MutationObserver(report);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme", "data-client"] });
  return () => observer.disconnect();
}
