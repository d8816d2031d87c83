import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

interface Popover<Anchor extends HTMLElement> {
  isOpen: boolean;
  open: () => void;
  /** Closes the panel; with `isFocusReturned` it focuses the opener. */
  close: (isFocusReturned?: boolean) => void;
  toggle: () => void;
  /** Element that contains opener and panel: a click or a focus outside of it closes the panel. */
  boundary: RefObject<HTMLDivElement | null>;
  opener: RefObject<Anchor | null>;
  /** Handler for the boundary: Escape closes the panel and does not propagate. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Opens and closes a panel beside its opener, the way a keyboard and a mouse expect it. */
export function usePopover<Anchor extends HTMLElement = HTMLButtonElement>(startsOpen = false): Popover<Anchor> {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const boundary = useRef<HTMLDivElement>(null);
  const opener = useRef<Anchor>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !boundary.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside, true);
    document.addEventListener("focusin", closeOutside, true);
    return () => {
      document.removeEventListener("pointerdown", closeOutside, true);
      document.removeEventListener("focusin", closeOutside, true);
    };
  }, [isOpen]);

  const close = (isFocusReturned = false) => {
    setIsOpen(false);
    if (isFocusReturned) opener.current?.focus();
  };
  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    toggle: () => setIsOpen((was) => !was),
    boundary,
    opener,
    onKeyDown: (event) => {
      if (event.key === "Escape" && isOpen) {
        event.stopPropagation();
        event.preventDefault();
        close(true);
      }
    },
  };
}
