import type { ReactNode } from "react";
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "../icons/sign-in-icons.generated.ts";
import { AlertBox } from "./Alert.styles.ts";
import type { Tone } from "./Badge.tsx";

const alertIcons: Record<Tone, ReactNode> = {
  success: <CircleCheckIcon />,
  warning: <TriangleAlertIcon />,
  danger: <CircleAlertIcon />,
  info: <InfoIcon />,
  neutral: <InfoIcon />,
};

interface AlertProps {
  tone?: Tone;
  /** Beginning of the message, in bold. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons and links at the end. */
  actions?: ReactNode;
  /** True for an event that has just happened and must be announced at once. */
  isUrgent?: boolean;
}

/** A sentence of the page that must not be missed. */
export function Alert({ tone = "info", title, children, actions, isUrgent = false }: AlertProps) {
  return (
    <AlertBox data-tone={tone} role={isUrgent ? "alert" : undefined}>
      {alertIcons[tone]}
      <div>
        {title ? <strong>{title}</strong> : null}
        {title && children ? " " : null}
        {children}
      </div>
      {actions}
    </AlertBox>
  );
}
