import type { ReactNode } from "react";
import { InfoIcon, TriangleAlertIcon } from "../icons.ts";
import { NoticeBox } from "./NoticeBar.styles.ts";

interface NoticeBarProps {
  /** Names the bar among the page's landmarks. */
  label: string;
  tone?: "info" | "warning";
  icon?: ReactNode;
  /** The message, in bold. */
  title: ReactNode;
  /** A button or two. */
  actions?: ReactNode;
  /** Consequence of the notice. */
  children?: ReactNode;
}

/** A line under the top bar for a condition that affects every page until it ends: offline, acting as another user, a new version. */
export function NoticeBar({ label, tone = "info", icon, title, actions, children }: NoticeBarProps) {
  return (
    <NoticeBox aria-label={label} data-tone={tone}>
      <div>
        {icon ?? (tone === "warning" ? <TriangleAlertIcon /> : <InfoIcon />)}
        <div role="status">
          <p>
            <strong>{title}</strong>
          </p>
          {children ? <p>{children}</p> : null}
        </div>
      </div>
      {actions}
    </NoticeBox>
  );
}
