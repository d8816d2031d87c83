/** As the ref of what follows the bar at the foot of a page: a field that takes the focus stops above the bar, and so does the one that has it when the bar comes or grows. */
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
