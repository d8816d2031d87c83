import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { Anchor } from "./Floating.styles.ts";
import { Floating } from "./Floating.tsx";
import { PopoverBody } from "./Popover.styles.ts";

interface PopoverProps {
  /** Label of the button. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  variant?: "secondary" | "plain";
  /** Heading and name of the panel; the button's label by default. */
  title?: string;
  /** `wide` for two fields side by side. */
  size?: "normal" | "wide";
  /** Edge of the button that the panel aligns to. */
  side?: "start" | "end";
  /** Content; a function receives a callback that closes the panel and returns the focus, for « Appliquer » and « Annuler ». */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small panel beside it; the page stays usable, and Escape, a click or a focus elsewhere closes. */
export function Popover({ label, icon, variant = "secondary", title, size = "normal", side = "start", children }: PopoverProps) {
  const panelId = useId();
  const popover = usePopover();
  return (
    <Anchor onKeyDown={popover.onKeyDown} ref={popover.boundary}>
      <Button
        aria-controls={popover.isOpen ? panelId : undefined}
        aria-expanded={popover.isOpen}
        aria-haspopup="dialog"
        icon={icon}
        onClick={popover.toggle}
        ref={popover.opener}
        variant={variant}
      >
        {label}
      </Button>
      {popover.isOpen ? (
        <Panel id={panelId} label={label} side={side} size={size} title={title}>
          {typeof children === "function" ? children(() => popover.close(true)) : children}
        </Panel>
      ) : null}
    </Anchor>
  );
}

interface PanelProps {
  id: string;
  label: string;
  title: string | undefined;
  size: "normal" | "wide";
  side: "start" | "end";
  children: ReactNode;
}

const REACHABLE = "input:not([type=hidden]), button, select, textarea, a[href], [tabindex='0']";

function Panel({ id, label, title, size, side, children }: PanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>(REACHABLE) ?? panel.current;
    first?.focus();
  }, []);
  return (
    <Floating
      aria-label={title ? undefined : label}
      aria-labelledby={title ? titleId : undefined}
      id={id}
      ref={panel}
      role="dialog"
      side={side}
      tabIndex={-1}
    >
      <PopoverBody data-size={size}>
        {title ? <h2 id={titleId}>{title}</h2> : null}
        {children}
      </PopoverBody>
    </Floating>
  );
}
