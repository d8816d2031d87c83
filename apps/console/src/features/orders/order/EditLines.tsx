import type { Schemas } from "@reserve/contract";
import type { ScreenTexts } from "../../../shared/format/i18n.ts";
import { titlePickingTexts } from "../../../shared/pickers/title-picking.texts.ts";
import { deferredParts, useDeferred } from "../../../shared/query/deferred.ts";

const editTexts: ScreenTexts = {
  namespace: "orders",
  fr: () => import("../locales/edit.fr.json"),
  en: () => import("../locales/edit.en.json"),
  also: {
    // The fields of a title are those of a new order.
    ...{ namespace: "orders", fr: () => import("../locales/entry.fr.json"), en: () => import("../locales/entry.en.json") },
    also: titlePickingTexts,
  },
};

const loadDialog = deferredParts(() => import("./EditLinesDialog.tsx"), editTexts);

interface EditLinesProps {
  order: Schemas["Document"];
  onClose: () => void;
}

/** The dialog « Modifier les lignes », which loads with its texts when it is opened. */
export function EditLines(props: EditLinesProps) {
  const parts = useDeferred(loadDialog, true, props.onClose);
  return parts ? <parts.EditLinesDialog {...props} /> : null;
}
