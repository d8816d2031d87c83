/**
 * Ref callback for the element after the bottom bar: sets the scroll padding so that a focused field stays above the bar, also when the bar
 * appears or grows.
 */
export function scrollPaddingBefore(follower: HTMLElement | null): (() => void) | undefined {
  const bar = follower?.previousElementSibling;
  if (!(bar instanceof HTMLElement)) return;
  const page = document.documentElement.style;
  const sizes = new ResizeObserver(() => {
    page.scrollPaddingBottom = `${bar.offsetHeight}px`;
    document.querySelector(":is(input, select, textarea):focus")?.scrollIntoView({ block: "nearest" });
  });
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    page.scrollPaddingBottom = "";
  };
}
