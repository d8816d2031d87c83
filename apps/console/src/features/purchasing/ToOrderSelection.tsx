import type { Schemas } from "@reserve/contract";
import { BulkBar, Button, IconButton, loadable } from "@reserve/design-system";
import { TruckIcon, Undo2Icon, XIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";

// Its fields and calendar are larger than the list: they are loaded when titles are ordered.
const PurchaseDialog = loadable(async () => (await import("./PurchaseDialog.tsx")).PurchaseDialog);

type Row = Schemas["TitleToOrder"];

/** Maximum number of titles per request. */
const MOST = 100;

interface ToOrderSelectionProps {
  chosen: readonly Row[];
  onClear: () => void;
}

/** Bulk actions on the selected titles: « Marquer commandé », « Annuler la commande ». Renders nothing without a selection. */
export function ToOrderSelection({ chosen, onClear }: ToOrderSelectionProps) {
  const { t } = useTranslation("purchasing");
  const [isOrdering, setIsOrdering] = useState(false);
  const count = chosen.length;
  const cancel = useWrite("cancelPurchase", {
    onDone: onClear,
    announce: ({ entityOutput: { copyCount } }) => ({ text: t("cancel.done", { count: copyCount }) }),
  });
  const lineIds = chosen.flatMap(({ purchases }) => purchases.map(({ id }) => id));
  const copies = chosen.reduce((sum, { orderedCount }) => sum + orderedCount, 0);
  const tooMany = count > MOST || lineIds.length > MOST ? t("bulk.tooMany", { count: MOST }) : undefined;
  return (
    <>
      {count > 0 ? (
        <BulkBar label={t("bulk.label")} title={t("toOrderList.selected", { count })}>
          <Button
            disabledReason={tooMany}
            icon={<TruckIcon />}
            onClick={() => setIsOrdering(true)}
            reasonPlacement="hidden"
            variant="primary"
          >
            {t("purchase.open")}
          </Button>
          <Button
            disabledReason={tooMany ?? (lineIds.length === 0 ? t("cancel.none") : undefined)}
            icon={<Undo2Icon />}
            onClick={() => cancel.ask({ body: { lineIds } })}
            reasonPlacement="hidden"
          >
            {t("cancel.open")}
          </Button>
          <IconButton icon={<XIcon />} label={t("bulk.clear")} onClick={onClear} />
        </BulkBar>
      ) : null}
      {isOrdering && count > 0 ? (
        <PurchaseDialog
          onClose={() => setIsOrdering(false)}
          onDone={() => {
            setIsOrdering(false);
            onClear();
          }}
          titles={chosen}
        />
      ) : null}
      <Confirmation command={cancel} detail={t("cancel.detail", { count: copies })} tone="danger" />
    </>
  );
}
