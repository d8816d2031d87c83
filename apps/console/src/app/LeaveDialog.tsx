import { ConfirmDialog } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { leaveGuard } from "../shared/form/leave-guard.ts";

/** Dialog that names the unsaved changes and asks to leave. */
export function LeaveDialog({ asking }: { asking: readonly string[] }) {
  const { t, i18n } = useTranslation("app");
  return (
    <ConfirmDialog
      cancelLabel={t("leave.stay")}
      confirmLabel={t("leave.leave")}
      detail={t("leave.detail", { what: new Intl.ListFormat(i18n.language).format(asking) })}
      onCancel={leaveGuard.stay}
      onConfirm={leaveGuard.leave}
      question={t("leave.question")}
      tone="danger"
    />
  );
}
