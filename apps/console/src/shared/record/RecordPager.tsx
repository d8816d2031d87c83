import { Button, ButtonLink, VisuallyHidden } from "@reserve/design-system";
import { ChevronLeftIcon, ChevronRightIcon } from "@reserve/design-system/icons";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { ListOrigin } from "../list/list-origin.ts";
import type { Neighbour, Neighbours } from "./useNeighbours.ts";
import { usePreviousNextShortcuts } from "./usePreviousNextShortcuts.ts";

interface RecordPagerProps {
  neighbours: Neighbours;
  /** Texts for a missing previous or next record, when they can be more specific than for any list. */
  reasons?: { first: string; last: string } | undefined;
}

/** « Précédent » and « Suivant » within the list that the record was opened from, also by `[` and `]`; nothing otherwise. */
export function RecordPager({ neighbours: { isKnown, previous, next }, reasons }: RecordPagerProps) {
  const { t } = useTranslation("shared");
  usePreviousNextShortcuts(previous, next);
  if (!isKnown) return null;
  return (
    <>
      <Way icon={<ChevronLeftIcon />} label={t("way.previous")} reason={reasons?.first ?? t("way.first")} record={previous} />
      <Way icon={<ChevronRightIcon />} label={t("way.next")} reason={reasons?.last ?? t("way.last")} record={next} />
    </>
  );
}

function Way({ record, icon, label, reason }: { record: Neighbour | null; icon: ReactNode; label: string; reason: string }) {
  const reasonId = useId();
  return record ? (
    <ListOrigin value={record.list}>
      <ButtonLink href={record.href} icon={icon}>
        {label}
      </ButtonLink>
    </ListOrigin>
  ) : (
    <>
      <Button aria-describedby={reasonId} disabledReason={reason} icon={icon} reasonPlacement="hidden">
        {label}
      </Button>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}
