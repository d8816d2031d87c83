import { useTranslation } from "react-i18next";
import { effectText, type SaveEffect } from "./save-effect.ts";

/** Effect of a save, for a form without a save bar; announced whenever it changes. */
export function SaveEffectNote({ effect }: { effect: SaveEffect | null }) {
  const { t } = useTranslation("shared");
  return <p role="status">{effectText(effect, t)}</p>;
}
