export { englishTexts } from "@reserve/design-system/english";

import type { Texts } from "../shared/format/i18n.ts";
import { byNamespace } from "./by-namespace.ts";

const files = import.meta.glob<Texts>(
  ["./locales/en.json", "../guest/locales/en.json", "../shared/locales/en.json", "../features/orders/locales/en.json"],
  {
    eager: true,
    import: "default",
  },
);

/** English texts of the console, in one chunk. */
export const english = byNamespace(files);
