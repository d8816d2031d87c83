import { useTranslation } from "react-i18next";
import { effectText, type SaveEffect } from "./save-effect.ts";

/** What a save does, for a form without a bar; announced whenever it changes. */
export function SaveEffectNote({ effect }: { effect: SaveEffect | null }) {
  const { t } = useTranslation("shared");
  return <p role="status">{effectText(effect, t)}</p>;
}
