import { BulkBar, Button, IconButton, useToasts } from "@reserve/design-system";
import { CopyIcon, XIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";

interface OrderSelectionProps {
  /** The numbers of the chosen orders, in the order of choosing. */
  numbers: readonly string[];
  onClear: () => void;
}

/** What can be done with the chosen orders; nothing stands there while none is. */
export function OrderSelection({ numbers, onClear }: OrderSelectionProps) {
  const { t } = useTranslation(["orders", "shared"]);
  const { show } = useToasts();
  if (numbers.length === 0) return null;
  const copy = () =>
    navigator.clipboard.writeText(numbers.join("\n")).then(
      () => show({ tone: "success", text: t("shared:toast.success"), detail: t("list.copied", { count: numbers.length }) }),
      () => show({ tone: "danger", text: t("shared:toast.failure"), detail: t("list.copyRefused") }),
    );
  return (
    <BulkBar label={t("list.bulk")} title={t("list.selected", { count: numbers.length })}>
      <Button icon={<CopyIcon />} onClick={() => void copy()} variant="primary">
        {t("list.copy")}
      </Button>
      <IconButton icon={<XIcon />} label={t("list.unselect")} onClick={onClear} />
    </BulkBar>
  );
}
