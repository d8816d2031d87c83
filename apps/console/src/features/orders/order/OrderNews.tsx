import type { Schemas } from "@reserve/contract";
import { Alert, Button } from "@reserve/design-system";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../shared/permissions.ts";
import { useDocumentWatch } from "../../../shared/useDocumentWatch.ts";

interface OrderNewsProps {
  order: Pick<Schemas["Document"], "id" | "version">;
  isReloading: boolean;
  onReload: () => void;
}

/** Long enough for the answer to what one has just done oneself. */
const OWN_ANSWER_MS = 1_000;

/** « Mathilde vient de modifier cette commande », with the way to see it; nothing else in the page moves before that. */
export function OrderNews({ order: { id, version }, isReloading, onReload }: OrderNewsProps) {
  const { t } = useTranslation("orders");
  const me = useUser().data?.userName;
  const news = useDocumentWatch(id);
  const [overdue, setOverdue] = useState(0);
  const newer = news && news.version > version ? news : null;
  const isColleague = newer !== null && newer.userName !== null && newer.userName !== me;
  const waitsFor = newer && !isColleague ? newer.version : 0;
  const isMine = newer !== null && newer.userName === me;
  // What one did in another tab is simply shown; what nobody knows the author of is told, once it is clear that it was not done here.
  const settle = useEffectEvent(() => (isMine ? onReload() : setOverdue(waitsFor)));
  useEffect(() => {
    if (waitsFor === 0) return;
    const timer = setTimeout(() => settle(), OWN_ANSWER_MS);
    return () => clearTimeout(timer);
  }, [waitsFor]);

  if (!newer || isMine || !(isColleague || overdue === newer.version)) return null;
  const reload = () => {
    // The button goes away under the focus: the page's heading is its heir.
    document.querySelector<HTMLElement>("main h1")?.focus();
    onReload();
  };
  return (
    <Alert
      actions={
        <Button isBusy={isReloading} onClick={reload}>
          {t("news.reload")}
        </Button>
      }
      isUrgent
      title={newer.firstName ? t("news.by", { name: newer.firstName }) : t("news.bySomebody")}
      tone="warning"
    >
      {t("news.kept")}
    </Alert>
  );
}
