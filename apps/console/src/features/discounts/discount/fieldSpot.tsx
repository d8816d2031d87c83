import { FieldCell } from "@reserve/design-system/fields";
import type { ComponentProps, ReactNode } from "react";
import type { DiscountValues } from "../discount.values.ts";

type Field = keyof DiscountValues;
const idOf = (field: Field) => `discount-${field}`;

interface FieldSpotProps extends Pick<ComponentProps<typeof FieldCell>, "span"> {
  field: Field;
  children: ReactNode;
}

/** Anchor of a field, to which the summary sentence links. */
export function FieldSpot({ field, span = 12, children }: FieldSpotProps) {
  return (
    <FieldCell span={span}>
      <div id={idOf(field)}>{children}</div>
    </FieldCell>
  );
}

/** Returns the link to a field. */
export const spotHref = (field: Field) => `#${idOf(field)}`;

/** Focuses a field; for a group of choices, the selected one. */
export function focusField(field: Field): void {
  const spot = document.getElementById(idOf(field));
  const control =
    spot?.querySelector<HTMLElement>("input:checked") ?? spot?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, button");
  control?.scrollIntoView({ block: "center" });
  control?.focus();
}
