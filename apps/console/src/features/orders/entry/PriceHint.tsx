import { priceHint, type ShippingMethod } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatRate } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import type { TitleFacts } from "./entry.values.ts";

interface PriceHintProps {
  facts: TitleFacts | undefined;
  /** Null while the price is unknown. */
  unitCents: number | null;
  roleId: number | null;
  shippingMethod: ShippingMethod;
}

/** The price law where the price is below it; the order can be saved all the same. */
export function PriceHint({ facts, unitCents, roleId, shippingMethod }: PriceHintProps) {
  const { t } = useTranslation("orders");
  const { thresholds } = useRuntime().variant;
  if (!facts || unitCents === null) return null;
  const hint = priceHint({ ...facts, unitCents }, { roleId, shippingMethod }, thresholds);
  if (hint === null) return null;
  const most = hint === "BooksBelowPublicPrice" ? thresholds.maximumPublicBookDiscount : thresholds.maximumBookDiscount;
  return <span role="status">{t(`entry.hint.${hint}`, { most: formatRate(most) })}</span>;
}
