import type { ReactNode } from "react";
import { Facts, MomentDot, Moments } from "./DescriptionList.styles.ts";

interface DescriptionListProps {
  items: readonly { term: ReactNode; description: ReactNode }[];
}

/** Facts in two columns: the name on the left, the value right-aligned. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <Facts>
      {items.map(({ term, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their order and have no other identity
        <div key={index}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** An event of the timeline. */
export interface TimelineItem {
  id: string;
  icon: ReactNode;
  /** `success` colours the icon. */
  tone?: "success" | "danger" | "neutral";
  title: ReactNode;
  /** A quoted comment below the title. */
  quote?: ReactNode;
  /** Formatted time. */
  time: ReactNode;
}

interface TimelineProps {
  items: readonly TimelineItem[];
  label?: string;
}

/** A timeline of events, in the order of the page: newest first. */
export function Timeline({ items, label }: TimelineProps) {
  return (
    <Moments aria-label={label}>
      {items.map(({ id, icon, tone = "neutral", title, quote, time }) => (
        <li key={id}>
          <MomentDot data-tone={tone}>{icon}</MomentDot>
          <div>
            <p>{title}</p>
            {quote ? <blockquote>{quote}</blockquote> : null}
          </div>
          <small>{time}</small>
        </li>
      ))}
    </Moments>
  );
}
