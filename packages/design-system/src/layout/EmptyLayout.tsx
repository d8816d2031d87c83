import type { ReactNode } from "react";
import { Main } from "./AppShell.styles.ts";
import { Bare } from "./EmptyLayout.styles.ts";
import { Foot } from "./Foot.styles.ts";

interface EmptyLayoutProps {
  /** Usually `<Brand>`. */
  brand: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** A page outside the console's frame: the client's name above, the page, the footer; no drawer and no top bar. */
export function EmptyLayout({ brand, footer, children }: EmptyLayoutProps) {
  return (
    <Bare>
      <header>{brand}</header>
      <Main id="contenu" tabIndex={-1}>
        {children}
      </Main>
      <Foot>{footer}</Foot>
    </Bare>
  );
}
