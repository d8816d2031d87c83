import { Button } from "@reserve/design-system";
import { Diff } from "@reserve/design-system/diff";
import { useTranslation } from "react-i18next";

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
