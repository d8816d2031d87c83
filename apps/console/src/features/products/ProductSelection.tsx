import { BulkBar, Button, IconButton } from "@reserve/design-system";
import { RefreshCwIcon, XIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { CacheRefreshConfirmation } from "../../shared/CacheRefresh.tsx";
import { useCacheRefresh } from "../../shared/useCacheRefresh.ts";

interface ProductSelectionProps {
  ids: readonly string[];
  onClear: () => void;
}

/** What can be done with the chosen products: « Rafraîchir le cache de 3 titres ». */
export function ProductSelection({ ids, onClear }: ProductSelectionProps) {
  const { t } = useTranslation(["products", "shared"]);
  const refresh = useCacheRefresh({ onPlanned: onClear });
  return (
    <>
      {ids.length > 0 ? (
        <BulkBar label={t("list.bulk")} title={t("list.selected", { count: ids.length })}>
          <Button icon={<RefreshCwIcon />} onClick={() => refresh.ask(ids.map(Number))} variant="primary">
            {t("shared:cacheRefresh.button", { count: ids.length })}
          </Button>
          <IconButton icon={<XIcon />} label={t("list.clearSelection")} onClick={onClear} />
        </BulkBar>
      ) : null}
      <CacheRefreshConfirmation refresh={refresh} />
    </>
  );
}
