import { SectionNav } from "@reserve/design-system";
import { isDiscountFieldRelevant } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import type { RecordFormState } from "../../../shared/form/useRecordForm.ts";
import type { DiscountValues } from "../discount.values.ts";

/** Sections of the form, each with its fields. */
const parts = {
  name: ["name", "description", "isPublished"],
  amount: ["discountType", "isFree", "usePercentage", "discountPercentage", "maximumDiscountAmountWithUserPercentage", "discountAmount"],
  items: ["assignedToCategories", "assignedToSubCategories", "assignedToProducts", "assignedToProductAttributes"],
  code: ["requiresCouponCode", "codeKind", "couponCode"],
  conditions: [
    ...(["restrictedMinSpentAmount", "restrictedToCustomerWithFidelity", "restrictedToCustomerRoleId"] as const),
    ...(["restrictedShippingMethodName", "restrictedPaymentMethodName"] as const),
    ...(["restrictedBillingCountryId", "restricedShippingCountryId"] as const),
  ],
  dates: ["publicationStartTime", "publicationEndTime"],
  limits: ["discountLimitationType", "limitationTimes", "isCumulative", "extensionData"],
} as const satisfies Record<string, readonly (keyof DiscountValues)[]>;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** Returns the element id of a section. */
export const partId = (part: Part) => `discount-part-${part}`;

/** « Sommaire »: the visible sections, each with its number of errors. */
export function DiscountIndex({ form: { values, errors } }: { form: RecordFormState<DiscountValues> }) {
  const { t } = useTranslation("discounts");
  const wrong = errors?.properties ?? [];
  const sections = names
    .filter((part) => part !== "items" || isDiscountFieldRelevant("assignedToProducts", values))
    .map((part) => ({
      id: partId(part),
      label: t(`section.${part}`),
      errorCount: wrong.filter(({ propertyName }) => parts[part].some((field) => propertyName.startsWith(field))).length,
    }));
  return <SectionNav sections={sections} title={t("section.index")} />;
}
