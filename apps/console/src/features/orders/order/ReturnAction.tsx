import type { Schemas } from "@reserve/contract";
import { Button } from "@reserve/design-system";
import { PackageCheckIcon } from "@reserve/design-system/icons";
import { returnRefusal } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

// Opened now and then: its fields and its draft come along with it.
const ReturnDialog = lazy(async () => ({ default: (await import("./ReturnDialog.tsx")).ReturnDialog }));

/** Whether copies of an order are with the customer that could come back. */
export function isReturnable(order: Schemas["Document"]): boolean {
  const returned = new Map(order.items.map(({ id, returnedQuantity = 0 }) => [id, returnedQuantity]));
  return returnRefusal(orderSubjectOf(order), ({ id }) => returned.get(id) ?? 0) === null;
}

/** « Noter un retour », where something can come back. */
export function ReturnAction({ order }: { order: Schemas["Document"] }) {
  const { t } = useTranslation("orders");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<PackageCheckIcon />} isFullWidth onClick={() => setIsOpen(true)} variant="plain">
        {t("return.record")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReturnDialog onClose={() => setIsOpen(false)} order={order} />
        </Suspense>
      ) : null}
    </>
  );
}
