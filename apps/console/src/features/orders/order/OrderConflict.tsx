import { Button } from "@reserve/design-system";
import { Diff } from "@reserve/design-system/diff";
import { useTranslation } from "react-i18next";

interface ReturnConflictProps {
  number: string;
  /** Of each line that is named: how many copies one typed, and how many have come back by now. */
  lines: readonly { id: number; title: string; mine: number; theirs: number }[];
}

/** Somebody changed the order while a return was typed: what one typed beside what is noted; confirming again adds it. */
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
  /** Keeps the number that is saved. */
  onTake: () => void;
}

/** Somebody changed the tracking number meanwhile: both, and the way to keep theirs; confirming again saves one's own. */
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
