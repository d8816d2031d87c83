import { type ReactNode, useId } from "react";
import { Foot } from "./Foot.styles.ts";
import { Endpaper, FormSide, Gate, GuestMain, Plate } from "./GuestLayout.styles.ts";

interface GuestLayoutProps {
  /** The client's name on the ex-libris. */
  name: string;
  /** The line below the name. */
  tagline: string;
  /** Line above the name; « Ex-libris » by default. */
  overline?: string;
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The pages before sign-in: the patterned endpaper with the ex-libris, and the form beside it. */
export function GuestLayout({ name, tagline, overline = "Ex-libris", footer, children }: GuestLayoutProps) {
  const pattern = useId();
  return (
    <Gate>
      <Endpaper>
        <svg aria-hidden="true" focusable="false">
          <defs>
            <pattern height="48" id={pattern} patternUnits="userSpaceOnUse" width="48">
              <path d="M24 4c5 6 5 10 0 16c-5-6-5-10 0-16zM24 28c5 6 5 10 0 16c-5-6-5-10 0-16zM4 24c6-5 10-5 16 0c-6 5-10 5-16 0zM28 24c6-5 10-5 16 0c-6 5-10 5-16 0zM22.5 24a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M45 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-3 48a3 3 0 1 0 6 0a3 3 0 1 0-6 0M45 48a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
            </pattern>
          </defs>
          <rect fill={`url(#${pattern})`} height="100%" stroke="none" width="100%" />
        </svg>
        <Plate>
          <small>{overline}</small>
          <p>{name}</p>
          <hr />
          <small>{tagline}</small>
        </Plate>
      </Endpaper>
      <FormSide>
        <GuestMain id="contenu">
          <div>{children}</div>
        </GuestMain>
        {footer ? <Foot>{footer}</Foot> : null}
      </FormSide>
    </Gate>
  );
}
