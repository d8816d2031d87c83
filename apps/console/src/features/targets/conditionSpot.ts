const idOf = (nodeId: string) => `condition-${nodeId}`;

/** The id of a condition's or group's place on the page. */
export const spotId = idOf;

/** Returns the anchor link to a condition. */
export const spotHref = (nodeId: string) => `#${idOf(nodeId)}`;

/** Focuses the value of a condition. */
export const focusValue = (nodeId: string) => focusIn(nodeId, "[data-value] input:not([type=hidden]), [data-value] button");

/** Focuses the field of a new condition. */
export const focusField = (nodeId: string) => focusIn(nodeId, "[data-field] button");

/** Focuses the button of a moved condition or group. */
export const focusMenu = (nodeId: string) => focusIn(nodeId, "[data-menu] button");

function focusIn(nodeId: string, selector: string): void {
  const control = document.getElementById(idOf(nodeId))?.querySelector<HTMLElement>(selector);
  control?.scrollIntoView({ block: "nearest" });
  control?.focus();
}
