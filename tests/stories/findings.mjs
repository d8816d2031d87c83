// What the walk looks for in one story. Each function runs inside the page, so it stands alone: no import, nothing from outside.

/** WCAG 2.2, 2.5.8: what is pressed is 24 × 24 px at least, or keeps its distance; words inside a sentence are exempt. */
export function smallTargets() {
  const roles = "button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem slider spinbutton".split(
    " ",
  );
  const selector = ["a[href]", "button", "input", "select", "textarea", "summary", ...roles.map((role) => `[role=${role}]`)].join(",");
  // Cut to nothing: for those who hear the page, or shown as soon as the focus comes.
  const isCut = (element) => {
    for (let above = element; above; above = above.parentElement) if (getComputedStyle(above).clipPath === "inset(50%)") return true;
    return false;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("[inert]") && !isCut(element);
  // Pressing the label presses the field: what is pressed is both together.
  const boxOf = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const isInSentence = (element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const around = element.closest("p, li, dd, td, small, blockquote, figcaption") ?? element.parentElement;
    return (around?.textContent ?? "").trim().length > (element.textContent ?? "").trim().length;
  };
  const targets = [...document.querySelectorAll(selector)]
    .filter(
      (element) => isShown(element) && element.type !== "hidden" && !element.matches(":disabled") && !element.closest("#storybook-docs"),
    )
    .map((element) => ({ element, box: boxOf(element) }))
    // One pixel or nothing is for those who hear the page, and shows itself when it takes the focus.
    .filter(({ box }) => box.width > 2 && box.height > 2)
    // What an open dialog or menu stands over cannot be pressed now; without it, it is looked at in a story of its own.
    .filter(({ element }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const over = hit?.closest("dialog, [popover]");
      return !over || over.contains(element);
    });
  // What is drawn small may be pressed around: then the corners of the 24 px square hit it all the same.
  const isHitAround = (element, box) => {
    element.scrollIntoView({ block: "center", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const corners = [-11, 11].flatMap((x) => [-11, 11].map((y) => [left + width / 2 + x, top + height / 2 + y]));
    return box.width > 2 && corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  };
  const isSmall = ({ box }) => box.width < 23.5 || box.height < 23.5;
  const centre = ({ box }) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const distance = ([x, y], { left, right, top, bottom }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const isClose = (one, other) => {
    if (one === other || one.element.contains(other.element) || other.element.contains(one.element)) return false;
    if (distance(centre(one), other.box) < 12) return true;
    const [[x, y], [u, v]] = [centre(one), centre(other)];
    return isSmall(other) && Math.hypot(x - u, y - v) < 24;
  };
  return targets
    .filter((one) => isSmall(one) && !isInSentence(one.element) && targets.some((other) => isClose(one, other)))
    .filter(({ element, box }) => !isHitAround(element, box))
    .map(({ element, box }) => {
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30) ?? "";
      return `target ${element.tagName.toLowerCase()} « ${name} » is ${Math.round(box.width)} × ${Math.round(box.height)} px`;
    });
}

/** WCAG 2.2, 1.4.10: at 320 px the page is read without scrolling sideways. */
export function sidewaysScroll() {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const scrolls = (element) => ["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(element).overflowX);
  const isCaught = (element) => {
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) if (scrolls(above)) return true;
    return false;
  };
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > width + 1 && !isCaught(element),
  );
  const deepest = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other))).slice(0, 2);
  const names = deepest.map((element) => `${element.tagName.toLowerCase()} « ${element.textContent?.trim().slice(0, 40)} »`);
  return [`the page is ${document.documentElement.scrollWidth} px wide: ${names.join(", ")}`];
}

/** The boxes that cut their text; asked before and after the letters are spaced. */
export function clippedTexts() {
  const hides = (value) => value === "hidden" || value === "clip";
  const found = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility() || element.closest("[aria-hidden=true], svg, #storybook-docs")) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || style.clip !== "auto") continue;
    const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
    // A field scrolls what is typed; text cut off with « … » is told whole by its title or description, a row's by the record it opens.
    const isTold = element.closest("input, textarea, [contenteditable=true], [title], [aria-describedby], tr:has(a[href])");
    if (!text || isTold) continue;
    const isWide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    // Two pixels of a line's own leading are no ink.
    const isHigh = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
    if (isWide || isHigh) found.push(`${element.tagName.toLowerCase()} « ${element.textContent.trim().slice(0, 40)} »`);
  }
  return found;
}

/** Spaces letters, words, lines and paragraphs as WCAG 2.2, 1.4.12 wants them; called again, takes it back. */
export function spaceText() {
  const known = globalThis.walkSpacing;
  if (known) {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known);
    globalThis.walkSpacing = undefined;
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  globalThis.walkSpacing = sheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** In forced colours: text that has its ground's colour, and a chosen thing that looks like its neighbour. */
export function lostInForcedColours() {
  const found = [];
  const groundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest("svg, #storybook-docs")) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
    if (hasText && getComputedStyle(element).color === groundOf(element)) {
      found.push(`text « ${element.textContent.trim().slice(0, 40)} » has the colour of its ground`);
    }
  }
  // Everything about it that is seen: lines, weight, marks, forced backgrounds, words and icons.
  const look = (element) =>
    [element, ...element.querySelectorAll("*")]
      .flatMap((one) => [null, "::before", "::after"].map((part) => getComputedStyle(one, part)))
      .map((style) =>
        [
          style.display,
          style.content,
          style.borderTopStyle,
          style.borderTopColor,
          style.borderTopWidth,
          style.borderBottomWidth,
          style.borderBottomColor,
          style.borderBottomStyle,
          style.borderLeftWidth,
          style.borderLeftColor,
          style.outlineStyle,
          style.outlineWidth,
          style.textDecorationLine,
          style.fontWeight,
          style.color,
          style.backgroundColor,
          style.opacity,
          style.visibility,
        ].join(),
      )
      .join(";");
  const states = ["aria-selected", "aria-checked", "aria-pressed", "aria-current"];
  for (const state of states) {
    for (const chosen of document.querySelectorAll(`[${state}]:not([${state}=false])`)) {
      if (!chosen.checkVisibility({ opacityProperty: true })) continue;
      const role = chosen.getAttribute("role");
      const tag = chosen.tagName;
      const group = chosen.parentElement?.parentElement ?? chosen.parentElement;
      const other = [...(group?.querySelectorAll(role ? `[role=${role}]` : tag) ?? [])].find(
        (one) => one !== chosen && one.checkVisibility() && (one.getAttribute(state) ?? "false") === "false",
      );
      if (other && other.children.length === chosen.children.length && look(other) === look(chosen)) {
        found.push(`${state} of « ${chosen.textContent.trim().slice(0, 40)} » cannot be seen in forced colours`);
      }
    }
  }
  return found;
}

/** Whether who has the focus shows it by an outline or a border: itself, what it stands in, or the item that it points at. */
export function focusWithoutOutline() {
  const element = document.activeElement;
  if (!element || element === document.body) return [];
  // What takes the focus only to be read aloud (a heading after a jump) shows none.
  if (element.tabIndex < 0) return [];
  const isOutlined = (one, part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
  };
  const around = [element];
  for (let above = element.parentElement; above && around.length < 4; above = above.parentElement) around.push(above);
  around.push(...(element.labels ?? []), ...[element.nextElementSibling, element.previousElementSibling].filter(Boolean));
  const pointed = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
  if (pointed) around.push(pointed);
  if (around.some((one) => [undefined, "::before", "::after"].some((part) => isOutlined(one, part)))) return [];
  const name = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent?.trim().slice(0, 30);
  return [`focus on ${element.tagName.toLowerCase()} « ${name} » has no outline`];
}

/** Who asked for less motion sees none. */
export function runningAnimations() {
  return document
    .getAnimations()
    .filter((animation) => animation.playState === "running" && Number(animation.effect?.getComputedTiming().duration) > 1)
    .map((animation) => {
      const target = animation.effect?.target;
      return `${animation.animationName ?? animation.transitionProperty ?? "an animation"} runs on ${target?.tagName.toLowerCase()}`;
    });
}
