// The checks of one story. Each function runs inside the page, so it must not use imports or variables from outside.

/** WCAG 2.2, 2.5.8: targets are at least 24 × 24 px, or far enough from others; links inside a sentence are exempt. */
export function smallTargets() {
  const roles = "button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem slider spinbutton".split(
    " ",
  );
  const selector = ["a[href]", "button", "input", "select", "textarea", "summary", ...roles.map((role) => `[role=${role}]`)].join(",");
  // Clipped completely: for screen readers, or shown when focused.
  const isCut = (element) => {
    for (let above = element; above; above = above.parentElement) if (getComputedStyle(above).clipPath === "inset(50%)") return true;
    return false;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("[inert]") && !isCut(element);
  // Pressing the label activates the field: the target is both together.
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
    // An element of at most one pixel is for screen readers, and is shown when focused.
    .filter(({ box }) => box.width > 2 && box.height > 2)
    // Elements covered by an open dialog or menu cannot be pressed now; another story checks them without it.
    .filter(({ element }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const over = hit?.closest("dialog, [popover]");
      return !over || over.contains(element);
    });
  // Elements drawn small may have a larger target: then the corners of the 24 px square hit them too.
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

/** WCAG 2.2, 1.4.10: at 320 px the page does not scroll horizontally. */
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

/**
 * Lists text that is unreadable in its place: text squeezed into a column of letters although there is space beside it, text that overlaps other text, and
 * text that is cut off and cannot be scrolled to. It reads computed styles as rarely as possible, because they take most of its time.
 *
 * Exceptions: text for screen readers only; what an open dialog, a panel or a fixed or sticky bar covers; text with an ellipsis whose full text is in a `title`, in a
 * description, in the page's head (its breadcrumb) or in the record that its row links to; text typed into a field, which scrolls; links above the window until they have the focus; drawings. Decoration
 * (`aria-hidden`) may be cut.
 */
export function unreadableText() {
  const FAR = 1e6;
  const { clientWidth } = document.documentElement;
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }) => right - left < 1 || bottom - top < 1;
  const quote = (text) => {
    const line = text.replace(/\s+/g, " ").trim();
    return `« ${line.length > 40 ? `${line.slice(0, 40)}…` : line} »`;
  };
  /** The box inside the borders, where overflow is cut. */
  const paddingBox = (element) => {
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [left + element.clientLeft, top + element.clientTop];
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  };

  const overflowOfPage = [document.documentElement, document.body]
    .map((element) => getComputedStyle(element).overflowX)
    .find((value) => value !== "visible");
  const isPageCut = overflowOfPage === "hidden" || overflowOfPage === "clip";
  const frameOf = (box) => ({ box, x: "hidden", y: "hidden", element: document.documentElement, hasEllipsis: false, outside: null });
  const page = frameOf({ left: -scrollX, top: -scrollY, right: isPageCut ? clientWidth : FAR, bottom: FAR });
  const viewport = frameOf({ left: 0, top: 0, right: clientWidth, bottom: innerHeight });

  // A context is the effect of a text's ancestors; an element without an effect shares its parent's. `flow`, `absolute` and `fixed` are the nearest boxes
  // that clip or scroll a child of that position; each refers to the next ones outside it.
  const root = { flow: page, absolute: page, fixed: viewport, layer: null, isSkipped: false, isHidden: false, mayBeCut: false };
  const contexts = new Map([
    [document.documentElement, root],
    [document.body, root],
  ]);
  const contextOf = (element) => {
    const known = contexts.get(element);
    if (known) return known;
    const parent = contextOf(element.parentElement);
    const context = derive(element, parent);
    contexts.set(element, context);
    return context;
  };
  const derive = (element, parent) => {
    if (parent.isSkipped) return parent;
    if (
      element instanceof SVGElement ||
      element.id === "storybook-docs" ||
      /^(?:script|style|noscript|select|textarea)$/.test(element.localName)
    )
      return { ...parent, isSkipped: true };
    const style = getComputedStyle(element);
    const { position, overflow } = style;
    const mayBeCut = parent.mayBeCut || element.ariaHidden === "true" || element.inert || element.isContentEditable;
    const isTop = (element.localName === "dialog" || element.popover !== null) && element.matches(":modal, :popover-open");
    if (position === "static" && overflow === "visible" && mayBeCut === parent.mayBeCut && !isTop) return parent;
    const isFixed = isTop || position === "fixed";
    const outside = isFixed ? parent.fixed : position === "absolute" ? parent.absolute : parent.flow;
    let flow = outside;
    let isHidden = parent.isHidden || style.clipPath !== "none";
    if (overflow !== "visible" && style.display !== "inline" && style.display !== "contents") {
      const box = paddingBox(element);
      isHidden ||= box.right - box.left <= 2 || box.bottom - box.top <= 2;
      const hasEllipsis = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      flow = { box, x: style.overflowX, y: style.overflowY, element, hasEllipsis, outside };
    }
    // A panel that is placed over the page hides what is below it.
    const isPanel = position === "absolute" && /^rgb\(/.test(style.backgroundColor);
    const isContaining = style.transform !== "none" || style.filter !== "none";
    return {
      flow,
      absolute: position !== "static" || isContaining ? flow : parent.absolute,
      fixed: isContaining ? flow : parent.fixed,
      layer: isFixed || isPanel || position === "sticky" ? element : parent.layer,
      isSkipped: false,
      isHidden,
      mayBeCut,
    };
  };

  /** Returns the side on which a line is clipped without scrolling, whether an ellipsis shows that, and the visible part of the line. */
  const cutOf = (line, nearest) => {
    let visible = line;
    let side = null;
    let hasEllipsis = false;
    // Part of a line's height is leading, which has no ink.
    const leading = 2 + (line.bottom - line.top) * 0.15;
    for (let frame = nearest; frame && !isEmpty(visible); frame = frame.outside) {
      const { box, x, y, element } = frame;
      const area = { left: -FAR, top: -FAR, right: FAR, bottom: FAR };
      const scrolls = (value) => value === "auto" || value === "scroll";
      if (x !== "visible") {
        [area.left, area.right] = [box.left, box.right];
        if (visible.left < box.left - 1 - (scrolls(x) ? element.scrollLeft : 0)) side ??= "left";
        if (!scrolls(x) && visible.right > box.right + 1) {
          side ??= "right";
          hasEllipsis ||= frame.hasEllipsis;
        }
      }
      if (y !== "visible") {
        [area.top, area.bottom] = [box.top, box.bottom];
        if (visible.top < box.top - leading - (scrolls(y) ? element.scrollTop : 0)) side ??= "top";
        if (!scrolls(y) && visible.bottom > box.bottom + leading) {
          side ??= "bottom";
          hasEllipsis ||= frame.hasEllipsis;
        }
      }
      visible = meet(visible, area);
    }
    return { side, hasEllipsis, visible };
  };
  const isAccessibleElsewhere = (element, text) => {
    const letters = (value) => (value ?? "").replace(/\s+/g, "");
    const whole = letters(text);
    // The page's own breadcrumb repeats the head below it.
    if (element.closest("tr:has(a[href]), li[aria-current=page]")) return true;
    for (let at = element; at; at = at.parentElement) {
      const described = (at.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
      if ([at.title, ...described].some((value) => letters(value).includes(whole))) return true;
    }
    return false;
  };

  const blockOf = (element) => {
    let block = element;
    while (/^(?:inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
    return block;
  };
  /** Returns the available width of a block: its nearest wider ancestor's, without its siblings. */
  const roomOf = (block) => {
    const own = block.getBoundingClientRect();
    for (let inner = block, at = block.parentElement; at; inner = at, at = at.parentElement) {
      const style = getComputedStyle(at);
      const width = at.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (style.display === "contents" || width <= own.width + 16) continue;
      const beside = [...at.children].filter((other) => {
        const { top, bottom } = other.getBoundingClientRect();
        return other !== inner && !contextOf(other).isHidden && top < own.bottom - 1 && bottom > own.top + 1;
      });
      return width - beside.reduce((sum, other) => sum + other.getBoundingClientRect().width, 0);
    }
    return own.width;
  };
  const isColumn = (element, text, count) => {
    const block = blockOf(element);
    const { fontSize, writingMode } = getComputedStyle(block);
    const { width } = block.getBoundingClientRect();
    // 12ch: a digit is a little more than half as wide as letters are high.
    if (writingMode !== "horizontal-tb" || width >= 12 * 0.54 * Number.parseFloat(fontSize)) return false;
    return text.length / count < 4 || roomOf(block) >= width * 2;
  };

  const found = new Set();
  const lines = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.data.trim();
    if (text === "") continue;
    const element = node.parentElement;
    const { flow, layer, isSkipped, isHidden, mayBeCut } = contextOf(element);
    if (isSkipped || isHidden || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    let count = 0;
    let last = -FAR;
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      if (top > last) {
        count += 1;
        last = (top + bottom) / 2;
      }
      const { side, hasEllipsis, visible } = cutOf({ left, top, right, bottom }, flow);
      const isAboveWindow = bottom + scrollY <= 0;
      if (side && !mayBeCut && !isAboveWindow && !(hasEllipsis && isAccessibleElsewhere(element, text)))
        found.add(`${quote(text)} is cut off on its ${side}`);
      // The letters of a line are about seven tenths of its box; the box has the height of the typeface and overlaps the next line's.
      const leading = (bottom - top) * 0.15;
      const ink = {
        left: visible.left,
        right: visible.right,
        top: Math.max(visible.top, top + leading),
        bottom: Math.min(visible.bottom, bottom - leading),
      };
      if (!isEmpty(ink)) lines.push({ ...ink, node, layer });
    }
    if (count >= 3 && text.length > 12 && isColumn(element, text, count))
      found.add(`${quote(text)} breaks over ${count} lines in a narrow column`);
  }

  lines.sort((a, b) => a.top - b.top);
  let open = [];
  for (const line of lines) {
    open = open.filter(({ bottom }) => bottom > line.top + 2);
    for (const other of open) {
      if (other.node === line.node || other.layer !== line.layer) continue;
      // The rows of a tree are measured when they are rendered, and not again when the reader's spacing changes.
      if (globalThis.walkSpacing && line.node.parentElement.closest("[role=treegrid]")) continue;
      const shared = meet(line, other);
      if (shared.right - shared.left > 2 && shared.bottom - shared.top > 2)
        found.add(`${quote(other.node.data)} and ${quote(line.node.data)} overlap`);
    }
    open.push(line);
  }
  return [...found];
}

/** Applies the text spacing of WCAG 2.2, 1.4.12; called again, removes it. */
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

/**
 * Returns the number of elements whose look is new in this window, and marks them for the two checks of forced colours. Colours and outline of an
 * element depend on its own classes, role and states and on its ancestors.
 */
export function countNewLooks() {
  const states = ["type", "role", "tabindex", "disabled"];
  const ariaStates = ["selected", "checked", "pressed", "current", "disabled", "invalid", "expanded"].map((state) => `aria-${state}`);
  globalThis.walkLooks ??= new Set();
  globalThis.walkNewLooks = [...document.body.querySelectorAll("*:not(svg *)")].filter((element) => {
    const around = element.parentElement.getAttribute("class");
    const own = ["class", ...states, ...ariaStates].map((name) => element.getAttribute(name));
    const look = [element.localName, ...own, around].join();
    return !globalThis.walkLooks.has(look) && globalThis.walkLooks.add(look);
  });
  return globalThis.walkNewLooks.length;
}

/** Returns, for new looks in forced colours, text in the colour of its background, and selected elements that look like their neighbours. */
export function lostInForcedColours() {
  const found = [];
  const looks = globalThis.walkNewLooks;
  const groundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  for (const element of looks) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest("svg, #storybook-docs")) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
    if (hasText && getComputedStyle(element).color === groundOf(element)) {
      found.push(`text « ${element.textContent.trim().slice(0, 40)} » has the colour of its ground`);
    }
  }
  // Everything visible: lines, weight, marks, forced backgrounds, text and icons.
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
    for (const chosen of looks) {
      if ((chosen.getAttribute(state) ?? "false") === "false" || !chosen.checkVisibility({ opacityProperty: true })) continue;
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

/**
 * Returns focusable elements with a new look that do not show the focus by an outline, on themselves, on an ancestor or on the active item they
 * reference.
 */
export async function focusWithoutOutline() {
  const isOutlined = (one, part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
  };
  const isShown = (element) => {
    const around = [element];
    for (let above = element.parentElement; above && around.length < 4; above = above.parentElement) around.push(above);
    around.push(...(element.labels ?? []), ...[element.nextElementSibling, element.previousElementSibling].filter(Boolean));
    const pointed = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
    if (pointed) around.push(pointed);
    return around.some((one) => [undefined, "::before", "::after"].some((part) => isOutlined(one, part)));
  };
  const FRAMES = 20;
  const found = [];
  const before = document.activeElement;
  for (const element of globalThis.walkNewLooks) {
    // A heading that is focused only to be read aloud after a jump needs no outline.
    if (!(element.tabIndex >= 0)) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    // On a busy machine React renders the focused state some frames later.
    for (let frame = 0; frame < FRAMES && !isShown(element); frame += 1) await new Promise(requestAnimationFrame);
    if (isShown(element)) continue;
    const name = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent?.trim().slice(0, 30);
    found.push(`focus on ${element.localName} « ${name} » has no outline`);
  }
  if (before === document.body) document.activeElement.blur();
  else before.focus({ preventScroll: true });
  return found;
}

/** Returns animations that run despite reduced motion. */
export function runningAnimations() {
  return (
    document
      .getAnimations()
      // Storybook pauses them in a test run.
      .filter((animation) => animation.playState !== "finished" && Number(animation.effect?.getComputedTiming().duration) > 1)
      .map((animation) => {
        const target = animation.effect?.target;
        return `${animation.animationName ?? animation.transitionProperty ?? "an animation"} runs on ${target?.tagName.toLowerCase()}`;
      })
  );
}
