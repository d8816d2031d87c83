import { type ReactNode, useId } from "react";
import { IconButton } from "../actions/Button.tsx";
import { isOutside, useModal } from "../dialog/Dialog.tsx";
import { XIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { DrawerBody, DrawerElement, DrawerFoot, DrawerHead } from "./Drawer.styles.ts";

interface DrawerProps {
  title: ReactNode;
  /** Called on Escape, the close button and a click outside; the page then unmounts the drawer. */
  onClose: () => void;
  /** Buttons at the bottom, which stay in sight. */
  actions?: ReactNode;
  /** `wide` for a preview or a list beside a form. */
  size?: "normal" | "wide";
  /** Disables Escape and a click outside while a request is pending. */
  isLocked?: boolean;
  children?: ReactNode;
}

/** A modal sheet at the right edge with full height; under 640 px it has the full width. */
export function Drawer({ title, onClose, actions, size = "normal", isLocked = false, children }: DrawerProps) {
  const texts = useTexts();
  const titleId = useId();
  const dialog = useModal();
  return (
    <DrawerElement
      aria-labelledby={titleId}
      data-size={size}
      onCancel={(event) => {
        event.preventDefault();
        if (!isLocked) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && !isLocked && isOutside(event.currentTarget, event.clientX, event.clientY)) onClose();
      }}
      ref={dialog}
    >
      <DrawerHead>
        <h2 id={titleId}>{title}</h2>
        <IconButton
          disabledReason={isLocked ? texts.loading : undefined}
          icon={<XIcon />}
          label={texts.close}
          onClick={onClose}
          size="small"
        />
      </DrawerHead>
      {/* Reached by the keyboard, because it scrolls. */}
      <DrawerBody aria-labelledby={titleId} role="group" tabIndex={0}>
        {children}
      </DrawerBody>
      {actions ? <DrawerFoot>{actions}</DrawerFoot> : null}
    </DrawerElement>
  );
}
