import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { ButtonAnchor, ButtonElement, Spinner, WithReason } from "./Button.styles.ts";
import { BareLink, type LinkElementProps } from "./Link.tsx";

/** `primary` is the only filled button of a screen; `dangerFilled` is only for a confirmation. */
export type ButtonVariant = "primary" | "secondary" | "plain" | "danger" | "dangerFilled";

/** Props of Button, beside those of `<button>`. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "disabled" | "className" | "style"> {
  variant?: ButtonVariant;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Shows that the order was sent; further clicks do nothing. */
  isBusy?: boolean;
  /** Disables the button and shows this reason in a sentence next to it; the keyboard can still reach the button. */
  disabledReason?: string | undefined;
  /** Position of the reason; `hidden` when the page shows it: reference it with `aria-describedby`. */
  reasonPlacement?: "below" | "beside" | "hidden";
  isFullWidth?: boolean;
}

/** A button labelled with a verb; when disabled it stays focusable and shows the reason. */
export function Button({
  variant = "secondary",
  icon,
  isBusy = false,
  disabledReason,
  reasonPlacement = "below",
  isFullWidth = false,
  type = "button",
  onClick,
  children,
  "aria-describedby": describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isOff = disabledReason !== undefined;
  const saysReason = isOff && disabledReason !== "" && reasonPlacement !== "hidden";
  const button = (
    <ButtonElement
      {...rest}
      aria-busy={isBusy || undefined}
      aria-describedby={[describedBy, saysReason ? reasonId : undefined].filter(Boolean).join(" ") || undefined}
      aria-disabled={isOff || isBusy || undefined}
      data-variant={variant}
      data-wide={isFullWidth || undefined}
      onClick={isOff || isBusy ? refuse : onClick}
      type={type}
    >
      {isBusy ? <Spinner aria-hidden="true" /> : icon}
      {children}
    </ButtonElement>
  );
  if (!saysReason) return button;
  return (
    <WithReason data-placement={reasonPlacement} data-wide={isFullWidth || undefined}>
      {button}
      <small id={reasonId}>{disabledReason}</small>
    </WithReason>
  );
}

/** Also stops a submit button from sending its form. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Props of IconButton: the label is for screen readers. */
export interface IconButtonProps extends Omit<ButtonProps, "children" | "icon" | "aria-label" | "isFullWidth" | "reasonPlacement"> {
  /** Accessible name: the action and its object. Also the `title`, unless one is passed (empty below a `Tooltip`). */
  label: string;
  icon: ReactNode;
  /** `small` fits inside a row or a chip (24 px). */
  size?: "normal" | "small";
}

/** A square button with an icon and a spoken label. */
export function IconButton({
  label,
  icon,
  size = "normal",
  variant = "plain",
  isBusy = false,
  disabledReason,
  onClick,
  type = "button",
  ...rest
}: IconButtonProps) {
  const reasonId = useId();
  const isOff = disabledReason !== undefined;
  const button = (
    <ButtonElement
      {...rest}
      aria-busy={isBusy || undefined}
      aria-describedby={isOff ? reasonId : rest["aria-describedby"]}
      aria-disabled={isOff || isBusy || undefined}
      aria-label={label}
      data-square={size}
      data-variant={variant}
      onClick={isOff || isBusy ? refuse : onClick}
      title={rest.title ?? (isOff ? `${label}. ${disabledReason}` : label)}
      type={type}
    >
      {isBusy ? <Spinner aria-hidden="true" /> : icon}
    </ButtonElement>
  );
  if (!isOff) return button;
  return (
    <>
      {button}
      <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
    </>
  );
}

/** Props of a link styled as a button. */
export interface ButtonLinkProps extends Omit<LinkElementProps, "className" | "style"> {
  variant?: Exclude<ButtonVariant, "dangerFilled">;
  icon?: ReactNode;
  isFullWidth?: boolean;
}

/** A link that looks like a button, for navigation without a side effect. */
export function ButtonLink({ variant = "secondary", icon, isFullWidth = false, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonAnchor as={BareLink} {...rest} data-variant={variant} data-wide={isFullWidth || undefined}>
      {icon}
      {children}
    </ButtonAnchor>
  );
}
