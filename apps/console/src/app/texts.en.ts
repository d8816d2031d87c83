export { englishTexts } from "@reserve/design-system/english";

import type { Texts } from "../shared/i18n.ts";
import { byNamespace } from "./by-namespace.ts";

const files = import.meta.glob<Texts>(
  ["./locales/en.json", "../guest/locales/en.json", "../shared/locales/en.json", "../features/orders/locales/en.json"],
  {
    eager: true,
    import: "default",
  },
);

/** The console's English words, one chunk. */
export const english = byNamespace(files);
