import type { ReactNode } from "react";
import { BareLink } from "../actions/Link.tsx";
import { ArrowDownIcon, ArrowUpIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { Skeleton } from "../status/States.tsx";
import { useOwnTexts, useTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { StatBox, StatLine } from "./Stat.styles.ts";
import { chartTexts } from "./texts.ts";

/** Change of a figure. */
export interface StatChange {
  /** 0.12 is twelve per cent more. */
  ratio: number;
  /** Comparison period: « la semaine dernière ». */
  against: string;
}

interface StatProps {
  label: string;
  /** Formatted value with its unit: « 15 533,00 € ». */
  value: string;
  change?: StatChange;
  /** A quiet line below: « 387 commandes, panier moyen 40,14 € ». */
  detail?: ReactNode;
  /** Link to the source of the figure. */
  href?: string;
  isLoading?: boolean;
}

/** A large figure with its label and its change, as text and with its sign. */
export function Stat({ label, value, change, detail, href, isLoading = false }: StatProps) {
  const texts = useTexts();
  return (
    <StatBox aria-busy={isLoading || undefined}>
      <span>{href ? <BareLink href={href}>{label}</BareLink> : label}</span>
      {isLoading ? (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton height={32} width={120} />
          <Skeleton width={176} />
        </>
      ) : (
        <>
          <strong>{value}</strong>
          {change ? <Change {...change} /> : null}
          {detail ? <small>{detail}</small> : null}
        </>
      )}
    </StatBox>
  );
}

function Change({ ratio, against }: StatChange) {
  const words = useOwnTexts(chartTexts);
  const locale = useTextsLocale();
  const percent = new Intl.NumberFormat(locale, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 1 });
  // A change that rounds to zero counts as unchanged.
  const rounded = Math.round(ratio * 1000);
  if (rounded === 0) return <small>{words.unchanged(against)}</small>;
  return (
    <small>
      {rounded > 0 ? <ArrowUpIcon size={14} /> : <ArrowDownIcon size={14} />}
      <VisuallyHidden>{rounded > 0 ? words.up : words.down} </VisuallyHidden>
      {words.comparedWith(percent.format(ratio), against)}
    </small>
  );
}

/** A row of figures without boxes. */
export function StatRow({ children }: { children: ReactNode }) {
  return <StatLine>{children}</StatLine>;
}
