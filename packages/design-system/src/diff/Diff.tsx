import { diffWordsWithSpace } from "diff";
import { type ReactNode, useId, useMemo, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ChevronRightIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { DiffBox, DiffFoot, DiffHead, DiffRow, DiffRows, SameRows } from "./Diff.styles.ts";
import { diffTexts } from "./texts.ts";

/** A property of the record in both versions, as formatted text; null or "" when it is empty. */
export interface DiffProperty {
  id: string;
  label: string;
  before: string | null;
  after: string | null;
  /** Compares word by word: for a summary, a mail, a note. */
  isLongText?: boolean;
}

interface DiffProps {
  /** Names the comparison: « Modifications de L’Étranger ». */
  label: string;
  /** The head of the older version: « Votre version ». */
  beforeLabel: string;
  /** The head of the newer version: « Version de Yann, à 09:26 ». */
  afterLabel: string;
  properties: readonly DiffProperty[];
  /** Actions on a difference: « Garder ma version », « Reprendre la sienne ». */
  actions?: ReactNode;
}

/** A comparison of two versions of a record by property: removed text is struck through, added text underlined, equal properties are collapsed. */
export function Diff({ label, beforeLabel, afterLabel, properties, actions }: DiffProps) {
  const words = useOwnTexts(diffTexts);
  const sameId = useId();
  const [isSameShown, setIsSameShown] = useState(false);
  const changed = properties.filter(isChanged);
  const same = properties.filter((property) => !isChanged(property));
  return (
    <DiffBox aria-label={label}>
      {changed.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <DiffHead aria-hidden="true">
            <span>{words.property}</span>
            <span>{beforeLabel}</span>
            <span>{afterLabel}</span>
          </DiffHead>
          <DiffRows>
            {changed.map((property) => (
              <ChangedRow afterLabel={afterLabel} beforeLabel={beforeLabel} key={property.id} property={property} />
            ))}
          </DiffRows>
        </>
      )}
      {same.length > 0 ? (
        <>
          <Button
            aria-controls={isSameShown ? sameId : undefined}
            aria-expanded={isSameShown}
            icon={<ChevronRightIcon size={14} />}
            onClick={() => setIsSameShown((was) => !was)}
            variant="plain"
          >
            {words.same(same.length)}
          </Button>
          {isSameShown ? (
            <SameRows id={sameId}>
              {same.map(({ id, label: name, after }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{after || <em>{words.empty}</em>}</dd>
                </div>
              ))}
            </SameRows>
          ) : null}
        </>
      ) : null}
      {actions ? <DiffFoot>{actions}</DiffFoot> : null}
    </DiffBox>
  );
}

const isChanged = ({ before, after }: DiffProperty): boolean => (before ?? "") !== (after ?? "");

function ChangedRow({ property, beforeLabel, afterLabel }: { property: DiffProperty; beforeLabel: string; afterLabel: string }) {
  const locale = useTextsLocale();
  const parts = useMemo(() => partsOf(property, locale), [property, locale]);
  return (
    <DiffRow>
      <strong>{property.label}</strong>
      <div>
        <small>{beforeLabel}</small>
        <Side parts={parts} side="removed" />
      </div>
      <div>
        <small>{afterLabel}</small>
        <Side parts={parts} side="added" />
      </div>
    </DiffRow>
  );
}

interface Part {
  value: string;
  kind: "same" | "removed" | "added";
}

function Side({ parts, side }: { parts: readonly Part[]; side: "removed" | "added" }) {
  const words = useOwnTexts(diffTexts);
  const mine = parts.filter(({ kind }) => kind === "same" || kind === side);
  if (mine.length === 0) return <em>{words.empty}</em>;
  const Mark = side === "removed" ? "del" : "ins";
  return (
    <p>
      {mine.map(({ value, kind }, index) =>
        kind === "same" ? (
          value
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order and have no other identity
          <Mark key={index}>
            <VisuallyHidden>{words[side]}</VisuallyHidden>
            {value}
            <VisuallyHidden>{words[`${side}End`]}</VisuallyHidden>
          </Mark>
        ),
      )}
    </p>
  );
}

/** Above this many edits the texts have nothing in common: both are then shown as a whole, which keeps the comparison fast. */
const maxEditLength = 800;

function partsOf({ before, after, isLongText = false }: DiffProperty, locale: string): readonly Part[] {
  const parts =
    isLongText && before && after
      ? diffWordsWithSpace(before, after, { intlSegmenter: new Intl.Segmenter(locale, { granularity: "word" }), maxEditLength })
      : undefined;
  if (parts)
    return parts.map(({ value, added, removed }): Part => {
      if (added) return { value, kind: "added" };
      return { value, kind: removed ? "removed" : "same" };
    });
  const whole: Part[] = [];
  if (before) whole.push({ value: before, kind: "removed" });
  if (after) whole.push({ value: after, kind: "added" });
  return whole;
}
