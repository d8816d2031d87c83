import type { Schemas } from "@reserve/contract";
import { BulkBar, Button, IconButton, Link } from "@reserve/design-system";
import { EyeIcon, EyeOffIcon, PlusIcon, RefreshCwIcon, XIcon } from "@reserve/design-system/icons";
import type { RefusedRow } from "@reserve/design-system/table/selection";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CacheRefreshConfirmation } from "../../shared/CacheRefresh.tsx";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { useMay } from "../../shared/permissions.ts";
import { to } from "../../shared/to.ts";
import { useCacheRefresh } from "../../shared/useCacheRefresh.ts";
import { useCommand } from "../../shared/useCommand.ts";
import { AddToList } from "./AddToList.tsx";

type Row = Schemas["ProductSummary"];

/** As many as one call shows or hides. */
const MOST_SHOWN = 500;
/** As many as a list of the catalogue has at most. */
const MOST_ADDED = 200;

/** What became of several products, some of which were refused. */
export interface ProductReport {
  title: string;
  doneCount: number;
  refused: readonly RefusedRow[];
}

interface ProductSelectionProps {
  chosen: readonly Row[];
  /** What is to stay chosen: those that were refused. */
  onChange: (rows: readonly Row[]) => void;
  /** Null: all went well. */
  onReport: (report: ProductReport | null) => void;
}

/** What can be done with the chosen products: « Rafraîchir le cache de 3 titres », on the site or not, into a list of the catalogue. */
export function ProductSelection({ chosen, onChange, onReport }: ProductSelectionProps) {
  const { t } = useTranslation(["products", "shared"]);
  const may = useMay();
  const [isAdding, setIsAdding] = useState(false);
  const onClear = () => onChange([]);
  const refresh = useCacheRefresh({ onPlanned: onClear });
  const show = useShow({ chosen, onChange, onReport });
  const count = chosen.length;
  const off = (most: number) => {
    const reason = count > most ? t("bulk.tooMany", { count: most }) : undefined;
    return { disabledReason: reason, reasonPlacement: "hidden" as const, title: reason };
  };
  return (
    <>
      {count > 0 ? (
        <BulkBar label={t("list.bulk")} title={t("list.selected", { count })}>
          {may("refreshCachesAndCovers") ? (
            <Button icon={<RefreshCwIcon />} onClick={() => refresh.ask(chosen.map(({ id }) => id))} variant="primary">
              {t("shared:cacheRefresh.button", { count })}
            </Button>
          ) : null}
          <Button {...off(MOST_SHOWN)} icon={<EyeIcon />} onClick={() => show.askFor(true)}>
            {t("bulk.show")}
          </Button>
          <Button {...off(MOST_SHOWN)} icon={<EyeOffIcon />} onClick={() => show.askFor(false)}>
            {t("bulk.hide")}
          </Button>
          {may("addToCatalogList") ? (
            <Button {...off(MOST_ADDED)} icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
              {t("bulk.add")}
            </Button>
          ) : null}
          <IconButton icon={<XIcon />} label={t("list.clearSelection")} onClick={onClear} />
        </BulkBar>
      ) : null}
      <CacheRefreshConfirmation refresh={refresh} />
      {show.command.asked ? (
        <Confirmation
          command={show.command}
          detail={t(show.command.asked.body.isVisible ? "bulk.showDetail" : "bulk.hideDetail", {
            count: show.command.asked.body.ids.length,
          })}
        />
      ) : null}
      {isAdding ? (
        <AddToList
          ids={chosen.map(({ id }) => id)}
          onAdded={() => {
            setIsAdding(false);
            onClear();
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </>
  );
}

/** « Afficher sur le site » and « Masquer »: those that were refused stay chosen, and are named with their reason. */
function useShow({ chosen, onChange, onReport }: ProductSelectionProps) {
  const { t } = useTranslation(["products", "shared"]);
  const command = useCommand("setProductsVisible", {
    onDone({ entityOutput: { items } }) {
      const refusals = new Map(items.flatMap(({ id, isDone, message }) => (isDone ? [] : [[id, message]])));
      const refused = chosen.filter(({ id }) => refusals.has(id));
      onChange(refused);
      if (refused.length === 0) return onReport(null);
      onReport({
        title: t(command.asked?.body.isVisible ? "bulk.showReport" : "bulk.hideReport", { count: items.length }),
        doneCount: items.length - refused.length,
        refused: refused.map(({ id, title }) => ({
          id: String(id),
          label: <Link href={to.product(id)}>{title}</Link>,
          reason: refusals.get(id),
        })),
      });
    },
    announce({ entityOutput: { items } }) {
      const done = items.filter(({ isDone }) => isDone).length;
      return done === 0 ? { tone: "danger", text: t("shared:toast.failure") } : { detail: t("bulk.done", { count: done }) };
    },
  });
  return { command, askFor: (isVisible: boolean) => command.ask({ body: { ids: chosen.map(({ id }) => id), isVisible } }) };
}
