import type { ReactNode } from "react";
import { Foot } from "../layout/Foot.styles.ts";
import { Ground, Head, Middle } from "./EmptyShell.styles.ts";

interface EmptyShellProps {
  /** Logo, usually `<Brand>`; links to the home page. */
  brand: ReactNode;
  /** Content at the right edge: language, theme. */
  end?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A page without the console's frame: the name of the shop, the content, the footer. For errors outside the frame, previews and success pages. */
export function EmptyShell({ brand, end, footer, children }: EmptyShellProps) {
  return (
    <Ground>
      <Head>
        {brand}
        {end ? <div>{end}</div> : null}
      </Head>
      <Middle id="contenu" tabIndex={-1}>
        {children}
      </Middle>
      {footer ? <Foot>{footer}</Foot> : null}
    </Ground>
  );
}
