import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from "react";
import { ToolbarBox, ToolbarButtonElement, ToolbarGroupBox } from "./Toolbar.styles.ts";

interface ToolbarState {
  /** Id of the button that is the tab stop. */
  current: string | null;
  setCurrent: (id: string) => void;
}

const ToolbarContext = createContext<ToolbarState | null>(null);

interface ToolbarProps {
  /** Names the row for screen readers. */
  label: string;
  /** Id of an element whose text is appended to the label in the accessible name. */
  of?: string | undefined;
  /** Id of the element that the buttons act on. */
  controls?: string | undefined;
  /** Called on Escape, to lead back to what the buttons act upon. */
  onLeave?: (() => void) | undefined;
  children: ReactNode;
}

/** A row of buttons that is one tab stop (APG toolbar): the arrows cycle, Home and End jump, and Tab returns to the button focused last. */
export function Toolbar({ label, of, controls, onLeave, children }: ToolbarProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  // A button must be the tab stop before the first visit, and after the current one was removed.
  useLayoutEffect(() => {
    const ids = buttonsOf(bar.current).map(({ id }) => id);
    if (ids[0] && (current === null || !ids.includes(current))) setCurrent(ids[0]);
  });
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape" && onLeave) {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
      return;
    }
    const buttons = buttonsOf(bar.current);
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    const next = targetOf(event.key, here, buttons.length);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <ToolbarContext value={{ current, setCurrent }}>
      <ToolbarBox
        aria-controls={controls}
        aria-label={label}
        aria-labelledby={of === undefined ? undefined : `${id} ${of}`}
        aria-orientation="horizontal"
        id={id}
        onKeyDown={move}
        ref={bar}
        role="toolbar"
      >
        {children}
      </ToolbarBox>
    </ToolbarContext>
  );
}

/** Returns the index that a key moves to in a row of `count` buttons; null for other keys. */
function targetOf(key: string, here: number, count: number): number | null {
  if (here < 0) return null;
  if (key === "ArrowRight") return (here + 1) % count;
  if (key === "ArrowLeft") return (here - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

function buttonsOf(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>("button") ?? [])];
}

/** Buttons of a row that belong together; a hairline parts them from the next ones. */
export function ToolbarGroup({ children }: { children: ReactNode }) {
  return <ToolbarGroupBox>{children}</ToolbarGroupBox>;
}

interface ToolbarButtonProps {
  /** Accessible name of the button; also its tooltip. */
  label: string;
  icon: ReactNode;
  /** The keys as `aria-keyshortcuts` writes them, `Control+B`; the tooltip shows them. */
  shortcut?: string | undefined;
  /** Makes the button a toggle, with its state. */
  isPressed?: boolean;
  /** Disables the button with `aria-disabled`; it stays focusable. */
  isOff?: boolean;
  /** `dialog` when the button opens one. */
  opens?: "dialog";
  onPress: () => void;
}

/** A button of a toolbar. */
export function ToolbarButton({ label, icon, shortcut, isPressed, isOff = false, opens, onPress }: ToolbarButtonProps) {
  const id = useId();
  const state = useContext(ToolbarContext);
  const becomeTabStop = () => state?.setCurrent(id);
  return (
    <ToolbarButtonElement
      aria-disabled={isOff || undefined}
      aria-haspopup={opens}
      aria-keyshortcuts={shortcut}
      aria-label={label}
      aria-pressed={isPressed}
      id={id}
      onClick={() => {
        becomeTabStop();
        if (!isOff) onPress();
      }}
      onFocus={becomeTabStop}
      // The text keeps its selection, and the field its focus, during a mouse click here, which therefore focuses nothing.
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={state === null || state.current === id ? 0 : -1}
      title={
        shortcut ? `${label} (${shortcut.replace("Control", "Ctrl").replace("Shift", "Maj").replaceAll("+", "\u202f+\u202f")})` : label
      }
      type="button"
    >
      {icon}
    </ToolbarButtonElement>
  );
}
