import type { Texts } from "../shared/format/i18n.ts";

/** `../features/orders/locales/fr.json` is the namespace `orders`. */
export function byNamespace(files: Record<string, Texts>): Record<string, Texts> {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => {
      const folder = path.split("/").at(-3) ?? ".";
      return [folder === "." ? "app" : folder, texts];
    }),
  );
}
