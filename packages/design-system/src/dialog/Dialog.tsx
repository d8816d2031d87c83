import { type FormEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { Button, IconButton } from "../actions/Button.tsx";
import { type FormScope, ScopeContext, useWhenValid } from "../fields/scope.ts";
import { XIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { DialogElement, DialogFoot, DialogHead } from "./Dialog.styles.ts";

interface DialogProps {
  title: ReactNode;
  /** Called on Escape, the close button and a click outside; the page then unmounts the dialog. Without it only the dialog's own buttons end it. */
  onClose?: () => void;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** `wide` for a small form or a list. */
  size?: "normal" | "wide";
  /** Disables Escape and a click outside while a request is pending. */
  isLocked?: boolean;
  children?: ReactNode;
}

/** A modal dialog; when it closes, the focus returns to the opener. */
export function Dialog({ title, onClose, actions, size = "normal", isLocked = false, children }: DialogProps) {
  const texts = useTexts();
  const titleId = useId();
  const dialog = useModal();
  return (
    <DialogElement
      aria-labelledby={titleId}
      closedby={closedBy(Boolean(onClose) && !isLocked)}
      data-size={size}
      onCancel={(event) => {
        event.preventDefault();
        if (!isLocked) onClose?.();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && !isLocked && isOutside(event.currentTarget, event.clientX, event.clientY)) onClose?.();
      }}
      ref={dialog}
    >
      <DialogHead>
        <h2 id={titleId}>{title}</h2>
        {onClose ? <IconButton icon={<XIcon />} label={texts.close} onClick={onClose} size="small" /> : null}
      </DialogHead>
      <div>{children}</div>
      {actions ? <DialogFoot>{actions}</DialogFoot> : null}
    </DialogElement>
  );
}

interface ConfirmDialogProps {
  /** The fixed question; it becomes the title. */
  question: ReactNode;
  /** Exact consequences, with names and numbers. */
  detail?: ReactNode;
  cancelLabel?: string;
  confirmLabel?: string;
  /** `danger` fills the confirming button with the colour of danger. */
  tone?: "normal" | "danger";
  /** True while the order is being sent: both buttons wait. */
  isBusy?: boolean;
  /** Element to focus first, such as a required field; by default the button that changes nothing. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called unless a field inside has a problem of its own, which then has the focus. */
  onConfirm: () => void;
  onCancel: () => void;
  /** Fields that the order needs, such as a reason. */
  children?: ReactNode;
}

/** A confirmation dialog; the initial focus is on the button that changes nothing, unless a field has to be filled in first. */
export function ConfirmDialog({
  question,
  detail,
  cancelLabel,
  confirmLabel,
  tone = "normal",
  isBusy = false,
  initialFocus,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const texts = useTexts();
  const titleId = useId();
  const detailId = useId();
  const dialog = useModal();
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => (initialFocus ?? cancel).current?.focus(), [initialFocus]);
  const [scope] = useState<FormScope>({});
  const confirm = useWhenValid(scope, onConfirm);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) confirm();
  };
  return (
    <DialogElement
      aria-describedby={detail ? detailId : undefined}
      aria-labelledby={titleId}
      closedby={closedBy(!isBusy)}
      data-size="normal"
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
      ref={dialog}
      role="alertdialog"
    >
      <form noValidate onSubmit={submit}>
        <h2 id={titleId}>{question}</h2>
        {detail ? <div id={detailId}>{detail}</div> : null}
        <ScopeContext value={scope}>{children}</ScopeContext>
        <DialogFoot>
          <Button disabledReason={isBusy ? "" : undefined} onClick={onCancel} ref={cancel}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button isBusy={isBusy} type="submit" variant={tone === "danger" ? "dangerFilled" : "primary"}>
            {confirmLabel ?? texts.confirm}
          </Button>
        </DialogFoot>
      </form>
    </DialogElement>
  );
}

/** Returns the dialog's `closedby` attribute. `none` keeps the page behind it inert when closing is not allowed. */
const closedBy = (mayClose: boolean) => (mayClose ? "closerequest" : "none");

/** Opens the dialog as modal while it is mounted and returns the focus afterwards. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    // On a second Escape browsers close the dialog even if the page cancelled the first, unless they support `closedby`.
    const open = () => element.showModal();
    if (!element.open) open();
    element.addEventListener("close", open);
    return () => {
      element.removeEventListener("close", open);
      element.close();
      // The opener may have been removed together with its container; the page's main part then receives the focus.
      const heir = opener instanceof HTMLElement && opener.isConnected ? opener : document.querySelector("main");
      heir?.focus();
    };
  }, []);
  return dialog;
}

/** Returns whether a point of the viewport is outside the element: on the backdrop of a dialog. */
export function isOutside(element: HTMLElement, x: number, y: number): boolean {
  const box = element.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
