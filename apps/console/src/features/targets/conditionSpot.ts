const idOf = (nodeId: string) => `condition-${nodeId}`;

/** The id of a condition's or group's place on the page. */
export const spotId = idOf;

/** Where a link to a condition leads. */
export const spotHref = (nodeId: string) => `#${idOf(nodeId)}`;

/** Puts the focus into what a condition is compared with. */
export const focusValue = (nodeId: string) => focusIn(nodeId, "[data-value] input:not([type=hidden]), [data-value] button");

/** Puts the focus on the field of a condition that is new. */
export const focusField = (nodeId: string) => focusIn(nodeId, "[data-field] button");

/** Puts the focus on the button of a condition or group that has moved. */
export const focusMenu = (nodeId: string) => focusIn(nodeId, "[data-menu] button");

function focusIn(nodeId: string, selector: string): void {
  const control = document.getElementById(idOf(nodeId))?.querySelector<HTMLElement>(selector);
  control?.scrollIntoView({ block: "nearest" });
  control?.focus();
}
