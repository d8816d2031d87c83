import { Button, Dialog, Form, FormRow } from "@reserve/design-system";
import { MoneyField } from "@reserve/design-system/fields";
import { toCents } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";

interface AmountFilterProps {
  url: ListUrl;
  onClose: () => void;
}

/** Dialog to filter orders by their total; either bound may be empty. */
export function AmountFilter({ url, onClose }: AmountFilterProps) {
  const { t } = useTranslation("orders");
  const [from, setFrom] = useState(url.filters.amountFrom?.[0] ?? "");
  const [to, setTo] = useState(url.filters.amountTo?.[0] ?? "");
  const isBackward = from !== "" && to !== "" && (toCents(from) ?? 0) > (toCents(to) ?? 0);
  return (
    <Dialog onClose={onClose} title={t("amount.title")}>
      <Form
        errors={null}
        label={t("amount.title")}
        onSubmit={() => {
          if (isBackward) return;
          onClose();
          url.change({ filters: { ...url.filters, amountFrom: from ? [from] : [], amountTo: to ? [to] : [] } });
        }}
      >
        <FormRow>
          <MoneyField label={t("amount.from")} onChange={setFrom} value={from} />
          <MoneyField error={isBackward ? t("amount.backward") : undefined} label={t("amount.to")} onChange={setTo} value={to} />
        </FormRow>
        <Button type="submit" variant="primary">
          {t("amount.apply")}
        </Button>
      </Form>
    </Dialog>
  );
}
