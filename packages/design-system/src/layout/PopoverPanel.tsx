import { type ReactNode, useId } from "react";
import { IconButton } from "../actions/Button.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { PanelAnchor, PanelBox, PanelCount } from "./PopoverPanel.styles.ts";

interface PopoverPanelProps {
  /** Names the button and the panel. */
  label: string;
  icon: ReactNode;
  /** How many things inside are new; shown on the button, and to be said in the label. */
  count?: number;
  /** `wide` for sentences. */
  size?: "normal" | "wide";
  /** Called when the panel has opened. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A square button that opens a panel of controls below it; Escape, a click or a focus outside closes it. */
export function PopoverPanel({ label, icon, count = 0, size = "normal", onOpen, children }: PopoverPanelProps) {
  const panelId = useId();
  const popover = usePopover();
  return (
    <PanelAnchor onKeyDown={popover.onKeyDown} ref={popover.boundary}>
      <IconButton
        aria-controls={popover.isOpen ? panelId : undefined}
        aria-expanded={popover.isOpen}
        icon={
          <>
            {icon}
            {count > 0 ? <PanelCount aria-hidden="true">{count > 9 ? "9+" : count}</PanelCount> : null}
          </>
        }
        label={label}
        onClick={() => {
          if (!popover.isOpen) onOpen?.();
          popover.toggle();
        }}
        ref={popover.opener}
      />
      {popover.isOpen ? (
        <PanelBox aria-label={label} data-size={size} id={panelId} role="group" tabIndex={-1}>
          {children}
        </PanelBox>
      ) : null}
    </PanelAnchor>
  );
}
