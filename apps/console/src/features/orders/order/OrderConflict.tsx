import { Button, Dialog } from "@reserve/design-system";
import { Diff } from "@reserve/design-system/diff";
import { useTranslation } from "react-i18next";
import type { AddressValues } from "./ShippingAddressForm.tsx";

interface AddressConflictProps {
  number: string;
  mine: AddressValues;
  theirs: AddressValues;
  isSending: boolean;
  /** Takes what is saved and forgets what was typed. */
  onTake: () => void;
  /** Saves what was typed over it. */
  onOverwrite: () => void;
  onClose: () => void;
}

/** Somebody changed the order while its address was being typed: both addresses side by side, and the choice between them. */
export function AddressConflict({ number, mine, theirs, isSending, onTake, onOverwrite, onClose }: AddressConflictProps) {
  const { t } = useTranslation("orders");
  const names = Object.keys(theirs) as (keyof AddressValues)[];
  return (
    <Dialog
      actions={
        <>
          <Button disabledReason={isSending ? "" : undefined} onClick={onTake}>
            {t("conflict.take")}
          </Button>
          <Button isBusy={isSending} onClick={onOverwrite} variant="primary">
            {t("conflict.overwrite")}
          </Button>
        </>
      }
      isLocked={isSending}
      onClose={onClose}
      size="wide"
      title={t("conflict.title")}
    >
      <p>{t("conflict.detail")}</p>
      <Diff
        afterLabel={t("conflict.theirs")}
        beforeLabel={t("conflict.mine")}
        label={t("conflict.label", { number })}
        properties={names.map((name) => ({ id: name, label: t(`address.${name}`), before: mine[name], after: theirs[name] }))}
      />
    </Dialog>
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
