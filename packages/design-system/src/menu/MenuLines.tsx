import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from "react";
import { I18nProvider, Menu as RacMenu } from "react-aria-components";
import { usePopover } from "../fields/usePopover.ts";
import { Floating } from "../overlays/Floating.tsx";
import { useTextsLocale } from "../texts/TextsProvider.tsx";
import { MenuLines } from "./Menu.styles.ts";

/** Initial focus; `menu` focuses no entry, for mouse and screen-reader clicks. */
type Start = "first" | "last" | "menu";

interface OpenableMenu {
  boundary: RefObject<HTMLDivElement | null>;
  /** Props for the button that opens the menu. */
  opener: {
    id: string;
    ref: RefObject<HTMLButtonElement | null>;
    "aria-haspopup": "menu";
    "aria-expanded": boolean;
    "aria-controls": string | undefined;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** The lines while the menu is open. */
  lines: (children: ReactNode, side?: "start" | "end") => ReactNode;
}

/** A button's menu by the pattern « menu button »: Enter, Space and ↓ open on the first line, ↑ on the last. */
export function useMenu(isOff: boolean): OpenableMenu {
  const id = useId();
  const menuId = useId();
  const locale = useTextsLocale();
  const popover = usePopover();
  const [start, setStart] = useState<Start>("first");
  const open = (from: Start) => {
    setStart(from);
    popover.open();
  };
  return {
    boundary: popover.boundary,
    opener: {
      id,
      ref: popover.opener,
      "aria-haspopup": "menu",
      "aria-expanded": popover.isOpen,
      "aria-controls": popover.isOpen ? menuId : undefined,
      onClick: () => (popover.isOpen ? popover.close() : open("menu")),
      onKeyDown: (event) => {
        if (isOff || !["Enter", " ", "ArrowDown", "ArrowUp"].includes(event.key)) return;
        event.preventDefault();
        open(event.key === "ArrowUp" ? "last" : "first");
      },
    },
    lines: (children, side = "start") =>
      popover.isOpen ? (
        <Floating
          onKeyDownCapture={(event) => {
            if (event.key !== "Escape" && event.key !== "Tab") return;
            event.stopPropagation();
            if (event.key === "Escape") event.preventDefault();
            // Tab continues from the button, to the next or previous element.
            popover.close(true);
          }}
          side={side}
        >
          <MenuLines>
            <I18nProvider locale={locale}>
              <RacMenu aria-labelledby={id} autoFocus={start === "menu" ? true : start} id={menuId} onClose={() => popover.close(true)}>
                {children}
              </RacMenu>
            </I18nProvider>
          </MenuLines>
        </Floating>
      ) : null,
  };
}
