import { CopyButton } from "@reserve/design-system";
import { useTranslation } from "react-i18next";

/** « Référence : req_… », to copy for the operator. */
export function FailureReference({ id }: { id: string }) {
  const { t } = useTranslation("shared");
  return (
    <>
      {t("state.reference", { id })} <CopyButton label={t("state.copyReference")} value={id} />
    </>
  );
}
