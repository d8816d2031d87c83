import { Button } from "@reserve/design-system";
import { Diff } from "@reserve/design-system/diff";
import { useTranslation } from "react-i18next";

interface ReturnConflictProps {
  number: string;
  /** For each named line: copies typed by the user, and copies already returned. */
  lines: readonly { id: number; title: string; mine: number; theirs: number }[];
}

/** Conflict while entering a return: the typed copies beside the recorded ones; confirming again adds them. */
export function ReturnConflict({ number, lines }: ReturnConflictProps) {
  const { t } = useTranslation("orders");
  return (
    <Diff
      afterLabel={t("conflict.theirs")}
      beforeLabel={t("conflict.mine")}
      label={t("conflict.label", { number })}
      properties={lines.map(({ id, title, mine, theirs }) => ({
        id: String(id),
        label: t("return.copies", { title }),
        before: String(mine),
        after: String(theirs),
      }))}
    />
  );
}

interface TrackingConflictProps {
  number: string;
  mine: string;
  theirs: string | null;
  /** Keeps the saved number. */
  onTake: () => void;
}

/** Conflict of a tracking number: both values, with a button to keep the other one; confirming again saves the user's own. */
export function TrackingConflict({ number, mine, theirs, onTake }: TrackingConflictProps) {
  const { t } = useTranslation("orders");
  return (
    <Diff
      actions={<Button onClick={onTake}>{t("ask.reload")}</Button>}
      afterLabel={t("conflict.theirs")}
      beforeLabel={t("conflict.mine")}
      label={t("conflict.label", { number })}
      properties={[{ id: "deliveryPackage", label: t("ask.trackingNumber"), before: mine, after: theirs }]}
    />
  );
}
