import type { ReactNode } from "react";
import { BareLink } from "../actions/Link.tsx";
import { ChevronRightIcon } from "../icons.ts";
import { EntryLink, LedgerList } from "./Ledger.styles.ts";

/** Work queues as the lines of a ledger: the count is the big thing. */
export function Ledger({ children }: { children: ReactNode }) {
  return <LedgerList>{children}</LedgerList>;
}

interface LedgerEntryProps {
  /** How many things wait; 0 is shown quietly. */
  count: number;
  label: string;
  /** One line on what they are. */
  detail?: ReactNode;
  href: string;
}

/** One queue; opens its list. */
export function LedgerEntry({ count, label, detail, href }: LedgerEntryProps) {
  return (
    <li>
      <EntryLink as={BareLink} data-empty={count === 0 || undefined} href={href}>
        <b>{count}</b>
        <span>
          <strong>{label}</strong>
          {detail ? <small>{detail}</small> : null}
        </span>
        <ChevronRightIcon />
      </EntryLink>
    </li>
  );
}
