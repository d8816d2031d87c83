import type { ReactNode } from "react";
import { BareLink } from "../actions/Link.tsx";
import { ChevronRightIcon } from "../icons.ts";
import { ColumnsBox, EntryLink, GroupBox, LedgerList } from "./Ledger.styles.ts";

/** A list of work queues with prominent counts. */
export function Ledger({ children }: { children: ReactNode }) {
  return <LedgerList>{children}</LedgerList>;
}

/** Groups of queues in columns; stacked when the container is narrow. */
export function LedgerColumns({ children }: { children: ReactNode }) {
  return <ColumnsBox>{children}</ColumnsBox>;
}

/** Queues of one kind, with a heading. */
export function LedgerGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <GroupBox>
      <h2>{title}</h2>
      <LedgerList>{children}</LedgerList>
    </GroupBox>
  );
}

interface LedgerEntryProps {
  /** Number of waiting items; 0 is shown muted. */
  count: number;
  label: string;
  /** A short description of the entries. */
  detail?: ReactNode;
  href: string;
}

/** A queue with its count; links to its list. */
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
