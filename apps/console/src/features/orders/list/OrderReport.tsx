import { Button, CopyButton, useToasts } from "@reserve/design-system";
import { BulkReport } from "@reserve/design-system/table/selection";
import { useTranslation } from "react-i18next";
import type { OrderBulkReport } from "./useBulk.ts";

/** Report of a bulk action per order, by number and customer; copyable as text. */
export function OrderReport({ text, onGoOn, onDismiss, ...report }: OrderBulkReport & { onDismiss: () => void }) {
  const { t } = useTranslation(["orders", "shared"]);
  const { show } = useToasts();
  return (
    <BulkReport
      {...report}
      actions={
        <>
          {onGoOn ? <Button onClick={onGoOn}>{t("bulk.goOn", { count: report.untouched.length })}</Button> : null}
          <CopyButton
            label={t("bulk.copyReport")}
            onRefused={() => show({ tone: "danger", text: t("shared:toast.failure"), detail: t("bulk.copyRefused") })}
            value={text}
          />
        </>
      }
      onDismiss={onDismiss}
    />
  );
}
