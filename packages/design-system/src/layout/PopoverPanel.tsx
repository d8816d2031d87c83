import { type ReactNode, useId } from "react";
import { IconButton } from "../actions/Button.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { PanelAnchor, PanelBox } from "./PopoverPanel.styles.ts";

interface PopoverPanelProps {
  /** Names the button and the panel. */
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A square button that opens a panel of controls below it; Escape, a click or a focus outside closes it. */
export function PopoverPanel({ label, icon, children }: PopoverPanelProps) {
  const panelId = useId();
  const popover = usePopover();
  return (
    <PanelAnchor onKeyDown={popover.onKeyDown} ref={popover.boundary}>
      <IconButton
        aria-controls={popover.isOpen ? panelId : undefined}
        aria-expanded={popover.isOpen}
        icon={icon}
        label={label}
        onClick={popover.toggle}
        ref={popover.opener}
      />
      {popover.isOpen ? (
        <PanelBox aria-label={label} id={panelId} role="group">
          {children}
        </PanelBox>
      ) : null}
    </PanelAnchor>
  );
}
