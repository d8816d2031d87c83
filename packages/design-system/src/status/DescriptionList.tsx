import type { ReactNode } from "react";
import { Facts, MomentDot, Moments } from "./DescriptionList.styles.ts";

interface DescriptionListProps {
  items: readonly { term: ReactNode; description: ReactNode }[];
}

/** Facts in two columns: the name on the left, the value against the right edge. */
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

/** One thing that happened. */
export interface TimelineItem {
  id: string;
  icon: ReactNode;
  /** `success` colours the icon. */
  tone?: "success" | "danger" | "neutral";
  title: ReactNode;
  /** A quoted comment below the title. */
  quote?: ReactNode;
  /** When, in words. */
  time: ReactNode;
}

interface TimelineProps {
  items: readonly TimelineItem[];
  label?: string;
}

/** What happened, newest first as the page gives it. */
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
