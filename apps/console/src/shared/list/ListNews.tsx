import { ApiFailure } from "@reserve/api-client";
import { Alert, Button } from "@reserve/design-system";
import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { useAmend } from "../command/useRefetch.ts";
import { useListWatch } from "../record/useWatch.ts";
import type { ListPage } from "./useListPage.ts";

/** Fields of a list page that are needed to detect news. */
interface NewsPage {
  items: { id: number }[];
  totalCount: number;
  totalIsExact: boolean;
}

interface ListNewsProps<Page extends NewsPage> {
  watch: "watchDocuments" | "watchMessages";
  query: ListPage<Page>;
  queryKey: QueryKey;
  /** Fetches the current page again, bypassing the cache. */
  read: () => Promise<Page>;
  /** Called at each news, for what else they concern: counts, mostly. */
  onNews: () => void;
  words: { show: string; more: (count: number) => string; changed: string };
}

/** « 3 nouvelles commandes », with a button to show them; until then no row moves. Rows that stay are updated in place. */
export function ListNews<Page extends NewsPage>({ watch, query, queryKey, read, onNews, words }: ListNewsProps<Page>) {
  const amend = useAmend<Page>();
  const [fresh, setFresh] = useState<{ of: string; at: number; page: Page } | null>(null);
  const { data: shown, isPlaceholderData, dataUpdatedAt, isFetching } = query;
  const of = JSON.stringify(queryKey);

  const look = async () => {
    onNews();
    const at = Date.now();
    try {
      const page = await read();
      setFresh({ of, at, page });
      const now = new Map(page.items.map((row) => [row.id, row]));
      amend(queryKey, (before) => ({ ...before, items: before.items.map((row) => now.get(row.id) ?? row) }));
    } catch (error) {
      // The list itself shows loading errors; the next event retries.
      if (!(error instanceof ApiFailure)) throw error;
    }
  };
  useListWatch(watch, () => void look());

  if (!fresh || !shown || isPlaceholderData || fresh.of !== of || fresh.at < dataUpdatedAt || isSame(shown, fresh.page)) return null;
  const count = shown.totalIsExact ? fresh.page.totalCount - shown.totalCount : 0;
  return (
    <Alert
      actions={
        <Button isBusy={isFetching} onClick={() => void query.refetch()}>
          {words.show}
        </Button>
      }
      title={count > 0 ? words.more(count) : words.changed}
      tone="info"
    />
  );
}

/** Returns whether two pages have the same records in the same order. */
function isSame(shown: NewsPage, fresh: NewsPage): boolean {
  return shown.totalCount === fresh.totalCount && shown.items.every(({ id }, index) => id === fresh.items[index]?.id);
}
