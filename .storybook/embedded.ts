/** Whether this is a story in a frame of a docs page. */
export const isEmbedded = new URLSearchParams(location.search).get("embed") === "true";

/**
 * For a story in a frame of a docs page (`embed=true`): as long as nobody has touched the frame, nothing in it takes the focus or scrolls, for both
 * would move the page around it. What its reader does afterwards is as everywhere.
 */
export function keepToItself(): void {
  if (!isEmbedded) return;
  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, touch, { capture: true, once: true });
  // Whoever walks the page by keyboard comes in from outside.
  parent.addEventListener("keydown", touch, { once: true });
  const giveBack = () => {
    if (!isTouched && window.frameElement instanceof (parent as typeof globalThis & Window).HTMLElement) window.frameElement.blur();
  };
  addEventListener("focus", giveBack, { capture: true });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (isTouched) focus.call(this, options);
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (options) {
    if (isTouched) scrollIntoView.call(this, options);
  };
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    // The browser focuses something in a dialog that opens, unless all of it is inert.
    const was = this.inert;
    if (!isTouched) this.inert = true;
    showModal.call(this);
    this.inert = was;
  };
}
