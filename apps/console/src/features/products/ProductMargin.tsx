import type { Schemas } from "@reserve/contract";
import { Button, Cover, Section } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { CacheRefreshConfirmation, CacheRefreshProgress } from "../../shared/CacheRefresh.tsx";
import { formatDateTime, formatTime } from "../../shared/format.ts";
import { useMay } from "../../shared/permissions.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { useCacheRefresh } from "../../shared/useCacheRefresh.ts";
import { ProductOffers } from "./ProductOffers.tsx";

/** Beside a product: what the site shows of it, with the refresh of its cache, its offers and its cover. */
export function ProductMargin({ product }: { product: Schemas["Product"] }) {
  const { t } = useTranslation(["products", "shared"]);
  const mayReadOffers = useMay()("listOffers");
  return (
    <>
      <CacheOfProduct product={product} />
      {mayReadOffers ? <ProductOffers productId={product.id} /> : null}
      <Section title={t("section.cover")}>
        <Cover title={product.title}>{t("detail.noCover")}</Cover>
      </Section>
    </>
  );
}

function CacheOfProduct({ product }: { product: Schemas["Product"] }) {
  const { t } = useTranslation(["products", "shared"]);
  const { cacheVisibleMinutes } = useRuntime().variant.thresholds;
  const mayRefresh = useMay()("refreshCachesAndCovers");
  const refresh = useCacheRefresh();
  const { snapshot } = refresh;
  const isAtRest = snapshot.hasTag("selecting") || snapshot.hasTag("visible") || snapshot.hasTag("taskFailed");
  return (
    <Section isPanel title={t("section.site")}>
      {snapshot.hasTag("watching") || snapshot.hasTag("visibleSoon") ? null : <p>{stateOf(product, cacheVisibleMinutes)}</p>}
      <CacheRefreshProgress refresh={refresh} />
      {mayRefresh && isAtRest ? (
        <Button icon={<RefreshCwIcon />} isFullWidth onClick={() => refresh.ask([product.id])}>
          {t("detail.refreshCache")}
        </Button>
      ) : null}
      <CacheRefreshConfirmation refresh={refresh} titles={<i>{product.title}</i>} />
    </Section>
  );

  function stateOf({ cacheRefreshedAt }: Schemas["Product"], minutes: number): string {
    if (!cacheRefreshedAt) return t("detail.neverRefreshed");
    const visibleAt = Date.parse(cacheRefreshedAt) + minutes * 60_000;
    if (visibleAt <= Date.now()) return t("detail.refreshedAt", { date: formatDateTime(cacheRefreshedAt) });
    return t("detail.visibleSoon", { refreshed: formatTime(cacheRefreshedAt), visible: formatTime(new Date(visibleAt).toISOString()) });
  }
}
