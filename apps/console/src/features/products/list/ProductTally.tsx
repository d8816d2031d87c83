import type { Schemas } from "@reserve/contract";
import { Button } from "@reserve/design-system";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { exactCount, type ProductListState } from "../products.queries.ts";

interface ProductTallyProps {
  page: Pick<Schemas["ProductPage"], "totalCount" | "totalIsExact"> | undefined;
  state: Pick<ProductListState, "search" | "filters">;
}

/** Number of results: beyond the list's own limit on demand, cancellable. */
export function ProductTally({ page, state }: ProductTallyProps) {
  const { t } = useTranslation("products");
  const { api } = useRuntime();
  const queryClient = useQueryClient();
  const counting = exactCount(api, state);
  const key = JSON.stringify(counting.queryKey);
  // The count belongs to the list's current filters: another list needs another request.
  const [openFormat, setOpenFormat] = useState<string | null>(null);
  const { data, isFetching, isError } = useQuery({ ...counting, enabled: openFormat === key });
  if (!page || page.totalCount === 0) return null;
  if (page.totalIsExact) return <p>{t("tally.count", { count: page.totalCount })}</p>;
  if (data && openFormat === key) return <p role="status">{t("tally.count", { count: data.count })}</p>;
  const stop = () => {
    setOpenFormat(null);
    void queryClient.cancelQueries({ queryKey: counting.queryKey });
  };
  return (
    <p role="status">
      {t("tally.more", { count: page.totalCount })}{" "}
      {isFetching && openFormat === key ? (
        <>
          {t("tally.counting")}{" "}
          <Button onClick={stop} variant="plain">
            {t("tally.stop")}
          </Button>
        </>
      ) : (
        <>
          {isError && openFormat === key ? `${t("tally.failed")} ` : null}
          <Button
            onClick={() => (openFormat === key ? void queryClient.refetchQueries({ queryKey: counting.queryKey }) : setOpenFormat(key))}
            variant="plain"
          >
            {t("tally.exactly")}
          </Button>
        </>
      )}
    </p>
  );
}
