import { ApiFailure } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Alert, Button } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../../shared/runtime.tsx";
import type { ListPage } from "../../../shared/useListPage.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { useAmend, useReadAnew } from "../../../shared/useReadAgain.ts";
import { useListWatch } from "../../../shared/useWatch.ts";
import { orderListSpec, orderPage } from "../orders.queries.ts";

type Page = Schemas["DocumentPage"];

/**
 * « 3 nouvelles commandes », with the way to see them: what came in or left moves no row before that. Rows that stay say at once what has become of them,
 * and the views how many orders they hold.
 */
export function OrderListNews({ query, url }: { query: ListPage<Page>; url: ListUrl }) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const amend = useAmend<Page>();
  const readAnew = useReadAnew();
  const [fresh, setFresh] = useState<{ of: string; at: number; page: Page } | null>(null);
  const { queryKey } = orderPage(api, url);
  const { data: shown, isPlaceholderData, dataUpdatedAt, isFetching } = query;
  const of = JSON.stringify(queryKey);

  const look = async () => {
    readAnew(api.query("countDocumentViews").queryKey);
    const at = Date.now();
    try {
      const page = await api.read("listDocuments", { query: orderListSpec.query(url) });
      setFresh({ of, at, page });
      const now = new Map(page.items.map((row) => [row.id, row]));
      amend(queryKey, (before) => ({ ...before, items: before.items.map((row) => now.get(row.id) ?? row) }));
    } catch (error) {
      // The list itself says when it cannot be read; the next news asks again.
      if (!(error instanceof ApiFailure)) throw error;
    }
  };
  useListWatch("watchDocuments", () => void look());

  if (!fresh || !shown || isPlaceholderData || fresh.of !== of || fresh.at < dataUpdatedAt || isSame(shown, fresh.page)) return null;
  const count = shown.totalIsExact ? fresh.page.totalCount - shown.totalCount : 0;
  return (
    <Alert
      actions={
        <Button isBusy={isFetching} onClick={() => void query.refetch()}>
          {t("news.show")}
        </Button>
      }
      title={count > 0 ? t("news.more", { count }) : t("news.changed")}
      tone="info"
    />
  );
}

/** Whether two pages list the same orders in the same places. */
function isSame(shown: Page, fresh: Page): boolean {
  return shown.totalCount === fresh.totalCount && shown.items.every(({ id }, index) => id === fresh.items[index]?.id);
}
