import type { Schemas } from "@reserve/contract";
import { Alert, Button } from "@reserve/design-system";
import { EXTERNAL, isIn } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import type { OrderActions } from "./useOrderActions.ts";

/** Banner: the latest rejection, or why the order is read-only. */
export function OrderBanner({ order, actions }: { order: Schemas["Document"]; actions: OrderActions }) {
  const { t } = useTranslation(["orders", "shared"]);
  const { conflict, dismissConflict } = actions;
  return (
    <>
      {conflict ? (
        <Alert
          actions={
            <Button onClick={dismissConflict} variant="plain">
              {t("banner.dismiss")}
            </Button>
          }
          isUrgent
          title={t("banner.conflictTitle")}
          tone="danger"
        >
          {`${conflict.errors[0] ?? t("shared:toast.failure")} ${t("banner.conflictDetail")}`}
        </Alert>
      ) : null}
      <ReadOnlyReason order={order} />
    </>
  );
}

function ReadOnlyReason({ order }: { order: Schemas["Document"] }) {
  const { t } = useTranslation("orders");
  const { documentStatus, documentType, isCoherent, paymentStatus } = order;
  if (documentStatus === "Temp") return <Alert title={t("banner.cartTitle")}>{t("banner.cart")}</Alert>;
  if (!isCoherent)
    return (
      <Alert title={t("banner.incoherentTitle")} tone="danger">
        {t("banner.incoherent", { document: t(`documentStatus.${documentStatus}`), payment: t(`paymentStatus.${paymentStatus}`) })}
      </Alert>
    );
  // An open quotation is accepted on its own page.
  if (documentType === "Quotation" && !order.relatedDocuments.some((one) => one.documentType === "Order")) return null;
  if (documentType !== "Order")
    return (
      <Alert title={t("banner.readOnlyTitle")} tone="neutral">
        {t("banner.readOnly")}
      </Alert>
    );
  if (isIn(documentStatus, EXTERNAL))
    return (
      <Alert title={t("banner.externalTitle")} tone="neutral">
        {t("banner.external")}
      </Alert>
    );
  return null;
}
