import type { ReactNode } from "react";
import { Link } from "../actions/Link.tsx";
import type { Day } from "../pickers/day.ts";
import { longDay, toDate } from "../pickers/day.ts";
import { useTextsLocale } from "../texts/TextsProvider.tsx";
import { AgendaTable } from "./Agenda.styles.ts";

/** An event of a day. */
export interface AgendaRow {
  id: string;
  time: string;
  title: string;
  href: string;
  /** Kind of the entry; hidden on small screens. */
  kind: ReactNode;
  /** Icon or badge of the event. */
  sign: ReactNode;
  /** Owner; hidden on small screens. */
  who: ReactNode;
}

/** A day with its events, in order. */
export interface AgendaDay {
  day: Day;
  rows: readonly AgendaRow[];
}

/** The heads of the five columns. */
export interface AgendaHeads {
  time: string;
  title: string;
  kind: string;
  sign: string;
  who: string;
}

interface AgendaProps {
  caption: string;
  heads: AgendaHeads;
  /** Days that have events. */
  days: readonly AgendaDay[];
}

/** Agenda by day as a table, each day a row group with its date as header. */
export function Agenda({ caption, heads, days }: AgendaProps) {
  const language = useTextsLocale();
  return (
    <AgendaTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.time}</th>
          <th scope="col">{heads.title}</th>
          <th data-wide scope="col">
            {heads.kind}
          </th>
          <th scope="col">{heads.sign}</th>
          <th data-wide scope="col">
            {heads.who}
          </th>
        </tr>
      </thead>
      {days.map(({ day, rows }) => (
        <tbody key={day}>
          <tr>
            <th colSpan={5} scope="rowgroup">
              {longDay(toDate(day), language)}
            </th>
          </tr>
          {rows.map(({ id, time, title, href, kind, sign, who }) => (
            <tr key={id}>
              <td>{time}</td>
              <th scope="row">
                <Link href={href}>{title}</Link>
              </th>
              <td data-wide>{kind}</td>
              <td>{sign}</td>
              <td data-wide>{who}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </AgendaTable>
  );
}
