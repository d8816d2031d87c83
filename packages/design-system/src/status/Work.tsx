import type { ReactNode } from "react";
import { BareLink } from "../actions/Link.tsx";
import { Quiet, WorkBox } from "./Work.styles.ts";

interface WorkProps {
  title: string;
  /** URL of the work's page. */
  href?: string | undefined;
  /** Author or maker. */
  byline?: string | undefined;
  /** Replaces the letter in the cover's place. */
  cover?: ReactNode;
  /** The second line: code, copy button, collection. */
  children?: ReactNode;
}

/** A book or film in two lines: cover, title in italics, author, and code. */
export function Work({ title, href, byline, cover, children }: WorkProps) {
  return (
    <WorkBox>
      {cover ?? <span aria-hidden="true">{initialOf(title)}</span>}
      <div>
        {href ? (
          <BareLink href={href}>
            <i>{title}</i>
          </BareLink>
        ) : (
          <i>{title}</i>
        )}
        {byline ? <span>{`, ${byline}`}</span> : null}
        {children ? <small>{children}</small> : null}
      </div>
    </WorkBox>
  );
}

/** Returns the letter a title is sorted under: articles are skipped. */
function initialOf(title: string): string {
  const bare = title.replace(/^(?:l['’]|(?:le|la|les|un|une|des|the|an?)\s+)(?=\S)/i, "").replace(/^[^\p{L}\p{N}]+/u, "");
  return bare.charAt(0).toUpperCase();
}

/** Secondary text on a line of its own. */
export function Note({ children }: { children: ReactNode }) {
  return <Quiet>{children}</Quiet>;
}
