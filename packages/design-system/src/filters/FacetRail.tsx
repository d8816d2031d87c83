import { type ReactNode, useId, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ChevronRightIcon, ListFilterIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useOwnTexts, useTexts } from "../texts/TextsProvider.tsx";
import { FacetBox, FacetLine, FacetTick, Rail, RailFrame, RailHead } from "./FacetRail.styles.ts";
import { filtersTexts } from "./texts.ts";

/** A value of a facet, with its number of rows. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** A facet: its values, most frequent first. */
export interface Facet {
  name: string;
  label: string;
  values: readonly FacetValue[];
  /** Selected values. */
  selected: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** False: each count is « at least », since counting stopped. */
  isExact?: boolean;
  /** Open initially; closed facets show their selected values beside their name. */
  startsOpen?: boolean;
}

interface FacetRailProps {
  /** Names the rail: « Affiner ». */
  label: string;
  facets: readonly Facet[];
  /** Shown instead of the facets while they load, after a failure, or when there is nothing to filter. */
  notice?: ReactNode;
  /** A line above the list with its count and remarks (`role="note"`). Its space is reserved before the count is loaded. */
  head?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** Number of values shown initially; selected ones are always shown. */
const IN_SIGHT = 6;

/** A list with its facets in a rail at the left, as a book's index; on a narrower screen they wait behind « Affiner (2) ». */
export function FacetRail({ label, facets, notice, head, children }: FacetRailProps) {
  const say = useOwnTexts(filtersTexts);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const chosen = facets.filter(({ selected }) => selected.length > 0).length;
  return (
    <RailFrame data-open={isOpen || undefined}>
      <Button aria-controls={id} aria-expanded={isOpen} icon={<ListFilterIcon />} onClick={() => setIsOpen((was) => !was)}>
        {say.refine(label, chosen)}
      </Button>
      <Rail aria-label={label} id={id}>
        {notice}
        {facets.map((facet) => (
          <FacetPart facet={facet} key={facet.name} />
        ))}
      </Rail>
      <div>
        {head === undefined ? null : <RailHead>{head}</RailHead>}
        {children}
      </div>
    </RailFrame>
  );
}

function FacetPart({ facet: { label, values, selected, onChange, isExact = true, startsOpen = false } }: { facet: Facet }) {
  const say = useOwnTexts(filtersTexts);
  const texts = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? values : values.filter(({ value }, index) => index < IN_SIGHT || selected.includes(value));
  const summary = selected.map((value) => values.find((one) => one.value === value)?.label ?? value).join(", ");
  // A facet that is open at first and closed by hand stays closed: React writes the attribute only when it changes.
  return (
    <FacetBox open={startsOpen}>
      <summary>
        {label}
        {summary ? <b>{summary}</b> : null}
        <ChevronRightIcon size={14} />
      </summary>
      <ul aria-label={label}>
        {shown.map(({ value, label: word, count }) => (
          <li key={value}>
            <FacetLine title={word}>
              <FacetTick
                checked={selected.includes(value)}
                onChange={({ target }) => onChange(target.checked ? [...selected, value] : selected.filter((other) => other !== value))}
                type="checkbox"
              />
              <span>{word}</span>
              <small>
                {isExact || count === 0 ? (
                  texts.number(count)
                ) : (
                  <>
                    <VisuallyHidden>{say.moreThan} </VisuallyHidden>
                    {texts.number(count)}
                    <span aria-hidden="true"> +</span>
                  </>
                )}
              </small>
            </FacetLine>
          </li>
        ))}
      </ul>
      {shown.length < values.length ? (
        <Button onClick={() => setIsWhole(true)} variant="plain">
          {say.otherValues(values.length - shown.length)}
        </Button>
      ) : null}
    </FacetBox>
  );
}
