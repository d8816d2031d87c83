import { type ReactNode, useId } from "react";
import { Button, IconButton } from "../actions/Button.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { PanelAnchor, PanelBox, PanelCount } from "./PopoverPanel.styles.ts";

interface PopoverPanelProps {
  /** Names the button and the panel. */
  label: string;
  icon: ReactNode;
  /** Number of new items inside; shown on the button, and to be part of its label. */
  count?: number;
  /** `wide` for sentences. */
  size?: "normal" | "wide";
  /** Shows the label beside the icon. */
  hasWords?: boolean;
  /** Called when the panel has opened. */
  onOpen?: () => void;
  /** The controls; null while their code loads, during which the button is busy. */
  children: ReactNode;
}

/** A button, square or with its label, that opens a panel of controls below it; Escape, a click or a focus outside closes it. */
export function PopoverPanel({ label, icon, count = 0, size = "normal", hasWords = false, onOpen, children }: PopoverPanelProps) {
  const panelId = useId();
  const popover = usePopover();
  const isOpen = popover.isOpen && children !== null;
  const opener = {
    "aria-controls": isOpen ? panelId : undefined,
    "aria-expanded": isOpen,
    icon: (
      <>
        {icon}
        {count > 0 ? <PanelCount aria-hidden="true">{count > 9 ? "9+" : count}</PanelCount> : null}
      </>
    ),
    onClick: () => {
      if (!popover.isOpen) onOpen?.();
      popover.toggle();
    },
    ref: popover.opener,
  };
  return (
    <PanelAnchor onKeyDown={popover.onKeyDown} ref={popover.boundary}>
      {hasWords ? (
        <Button {...opener} isBusy={popover.isOpen && !isOpen} variant="plain">
          {label}
        </Button>
      ) : (
        <IconButton {...opener} label={label} />
      )}
      {isOpen ? (
        <PanelBox aria-label={label} data-size={size} id={panelId} role="group" tabIndex={-1}>
          {children}
        </PanelBox>
      ) : null}
    </PanelAnchor>
  );
}
