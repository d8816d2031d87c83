import { useToasts } from "@reserve/design-system";
import { type ComponentProps, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePreferences } from "../shared/session/usePreferences.ts";
import { loadDeferredParts } from "./deferred.ts";
import { createKeyReader, type KeyIntent, pressOf } from "./shell-keys.ts";
import { useMayOpen } from "./useMayOpen.ts";

type Parts = Awaited<ReturnType<typeof loadDeferredParts>>;

/** The open overlay: the palette with its initial text, or the shortcut sheet. */
type Over = { part: "palette"; query: string } | { part: "sheet" };

/** Handles palette, shortcuts and scanner of the whole console. Returns the open dialog, and functions to open one. */
export function useShellKeys(): { over: ReactNode; openPalette: () => void; openSheet: () => void } {
  const { t, i18n } = useTranslation("shared");
  const { show } = useToasts();
  const go = useNavigate();
  const mayOpen = useMayOpen();
  const [{ singleKeys }] = usePreferences();
  const [reader] = useState(createKeyReader);
  const [shown, setShown] = useState<{ parts: Parts; over: Over } | null>(null);
  // Text typed for the palette before it is mounted; null when none is pending.
  const early = useRef<string | null>(null);

  const fail = () => {
    early.current = null;
    show({ tone: "danger", text: t("toast.failure"), detail: t("state.offlineDetail") });
  };
  const open = (over: Over) => {
    if (over.part === "palette") early.current = over.query;
    void loadDeferredParts(i18n).then((parts) => {
      const query = early.current;
      early.current = null;
      if (over.part === "sheet") setShown({ parts, over });
      // At once, with the focus in its field: the next key finds it there.
      else if (query !== null) flushSync(() => setShown({ parts, over: { ...over, query } }));
    }, fail);
  };
  const goToLetter = (places: Parts["goTo"], letter: string) => {
    const path = places.find((place) => place.letter === letter)?.path;
    if (path && mayOpen(path)) void go(path);
  };
  const follow = (intent: KeyIntent) => {
    if (intent.type === "palette") open({ part: "palette", query: "" });
    if (intent.type === "scan") open({ part: "palette", query: intent.code });
    if (intent.type === "sheet") open({ part: "sheet" });
    if (intent.type === "search") document.querySelector<HTMLElement>("main input[type=search], main [role=searchbox]")?.focus();
    if (intent.type === "go") void loadDeferredParts(i18n).then(({ goTo }) => goToLetter(goTo, intent.letter), fail);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (early.current !== null && !(event.ctrlKey || event.metaKey || event.altKey)) {
      const { key } = event;
      if (key === "Tab") return;
      event.preventDefault();
      event.stopPropagation();
      if (key === "Escape") early.current = null;
      else if (key === "Backspace") early.current = early.current.slice(0, -1);
      else if (key.length === 1) early.current += key;
      return;
    }
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const intent = reader(pressOf(event), singleKeys === "on");
    if (!intent) return;
    // Neither the browser's own search nor the link under the focus: the keys were meant for the console.
    event.preventDefault();
    event.stopPropagation();
    follow(intent);
  });
  // A layout effect, so that a key pressed right after the first paint is handled.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener, true);
    // Pressed on the frame of the HTML; an event also serves as the description of a new one.
    for (const key of globalThis.earlyKeys?.splice(0) ?? []) document.body.dispatchEvent(new KeyboardEvent("keydown", key));
    return () => document.removeEventListener("keydown", listener, true);
  }, []);

  const close = () => setShown(null);
  return {
    over: shown ? <Overlay {...shown} onClose={close} onSheet={() => setShown({ ...shown, over: { part: "sheet" } })} /> : null,
    openPalette: () => open({ part: "palette", query: "" }),
    openSheet: () => open({ part: "sheet" }),
  };
}

interface OverlayProps extends ComponentProps<Parts["ShortcutSheet"]> {
  parts: Parts;
  over: Over;
  onSheet: () => void;
}

function Overlay({ parts: { Palette, ShortcutSheet }, over, onClose, onSheet }: OverlayProps) {
  if (over.part === "sheet") return <ShortcutSheet onClose={onClose} />;
  return <Palette onClose={onClose} onSheet={onSheet} query={over.query} />;
}
