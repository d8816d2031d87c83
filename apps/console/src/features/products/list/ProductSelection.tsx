import type { Schemas } from "@reserve/contract";
import { BulkBar, Button, IconButton, Link, useToasts } from "@reserve/design-system";
import { EyeIcon, EyeOffIcon, PlusIcon, RefreshCwIcon, XIcon } from "@reserve/design-system/icons";
import { type RefusedRow, SelectAllResults } from "@reserve/design-system/table/selection";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CacheRefreshConfirmation } from "../../../shared/command/CacheRefresh.tsx";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useCacheRefresh } from "../../../shared/command/useCacheRefresh.ts";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { allProducts, MOST_CHOSEN, type ProductListState } from "../products.queries.ts";
import { AddToList } from "./AddToList.tsx";

type Row = Schemas["ProductSummary"];

/** Maximum number of products per request to show or hide. */
const MOST_SHOWN = 500;
/** Maximum number of products of a catalogue list. */
const MOST_ADDED = 200;

/** Result of a bulk action on products, some of which were rejected. */
export interface ProductReport {
  title: string;
  doneCount: number;
  refused: readonly RefusedRow[];
}

interface ProductSelectionProps {
  chosen: readonly Row[];
  /** The list whose results may all be selected, and its page; null while something else is shown. */
  list: { state: ProductListState; page: Schemas["ProductPage"] | undefined } | null;
  /** Called with the rows to keep selected: the rejected ones. */
  onChange: (rows: readonly Row[]) => void;
  /** Null: all went well. */
  onReport: (report: ProductReport | null) => void;
}

/** Bulk actions on the selected products: « Rafraîchir le cache de 3 titres », show or hide, add to a catalogue list. */
export function ProductSelection({ chosen, list, onChange, onReport }: ProductSelectionProps) {
  const { t } = useTranslation(["products", "shared"]);
  const may = useMay();
  const [isAdding, setIsAdding] = useState(false);
  const onClear = () => onChange([]);
  const refresh = useCacheRefresh({ onPlanned: onClear });
  const show = useShow({ chosen, onChange, onReport });
  const all = useAllResults({ chosen, list, onChange });
  const count = chosen.length;
  const off = (most: number) => {
    const reason = count > most ? t("bulk.tooMany", { count: most }) : undefined;
    return { disabledReason: reason, reasonPlacement: "hidden" as const, title: reason };
  };
  return (
    <>
      {count > 0 ? (
        <BulkBar
          detail={<SelectAllResults label={all.label} selection={all} />}
          label={t("list.bulk")}
          title={t("list.selected", { count })}
        >
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
      {show.command.pendingInput ? (
        <Confirmation
          command={show.command}
          detail={t(show.command.pendingInput.body.isVisible ? "bulk.showDetail" : "bulk.hideDetail", {
            count: show.command.pendingInput.body.ids.length,
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

/** « Sélectionner les 312 résultats », once the page is selected: the rows are loaded, so that rejections can name each product. */
function useAllResults({ chosen, list, onChange }: Pick<ProductSelectionProps, "chosen" | "list" | "onChange">) {
  const { t } = useTranslation(["products", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const [isReading, setIsReading] = useState(false);
  const ids = new Set(chosen.map(({ id }) => id));
  const items = list?.page?.items ?? [];
  const total = list?.page?.totalCount ?? 0;
  const isPageFull = items.length > 0 && items.every(({ id }) => ids.has(id));
  const hasMore = Math.min(total, MOST_CHOSEN) > chosen.length;
  async function selectAllResults() {
    if (!list || isReading) return;
    setIsReading(true);
    try {
      onChange(await allProducts(api, list.state));
    } catch {
      show({ tone: "danger", text: t("shared:toast.failure"), detail: t("shared:state.offlineDetail") });
    }
    setIsReading(false);
  }
  return {
    offer: isPageFull && hasMore ? total : null,
    label: isReading ? t("bulk.reading") : total > MOST_CHOSEN ? t("bulk.firstResults", { count: MOST_CHOSEN }) : undefined,
    selectAllResults: () => void selectAllResults(),
  };
}

/** « Afficher sur le site » and « Masquer »: rejected products stay selected, and are listed with their reason. */
function useShow({ chosen, onChange, onReport }: Omit<ProductSelectionProps, "list">) {
  const { t } = useTranslation(["products", "shared"]);
  const command = useWrite("setProductsVisible", {
    onDone({ entityOutput: { items } }) {
      const refusals = new Map(items.flatMap(({ id, isDone, message }) => (isDone ? [] : [[id, message]])));
      const refused = chosen.filter(({ id }) => refusals.has(id));
      onChange(refused);
      if (refused.length === 0) return onReport(null);
      onReport({
        title: t(command.pendingInput?.body.isVisible ? "bulk.showReport" : "bulk.hideReport", { count: items.length }),
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
