import { Alert, Combobox } from "@reserve/design-system";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TitleChoice } from "../../shared/format/titles.ts";
import { useCatalogLists } from "../../shared/pickers/useCatalogLists.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

/** Result for the last chosen list. */
type Report = { tone: "success" | "warning"; text: string };

/** « Une liste du catalogue »: all of its titles join the selection at once. */
export function ListTitles({ selection: { titles, add, room } }: { selection: TitleChoice }) {
  const { t } = useTranslation("cache");
  const { api } = useRuntime();
  const queryClient = useQueryClient();
  const { lists, isSearching, error, retry, onSearch } = useCatalogLists();
  const [report, setReport] = useState<Report | null>(null);

  async function take(id: number, name: string) {
    setReport(null);
    try {
      const { products } = await queryClient.fetchQuery(api.query("getCatalogList", { query: { id } }));
      const chosen = new Set(titles.map((title) => title.id));
      const fresh = products.filter((product) => !chosen.has(product.id));
      if (fresh.length > room) return setReport({ tone: "warning", text: t("fromList.tooMany", { name, count: room }) });
      add(fresh);
      setReport({ tone: "success", text: t("fromList.added", { name, count: fresh.length }) });
    } catch {
      setReport({ tone: "warning", text: t("fromList.failed", { name }) });
    }
  }

  return (
    <>
      <Combobox
        failure={error ? { message: t("fromList.notFound"), onRetry: retry } : undefined}
        help={t("fromList.help")}
        isDisabled={room <= 0}
        isPicker
        isSearching={isSearching}
        label={t("fromList.label")}
        onChange={(option) => {
          const list = lists.find(({ id }) => String(id) === option?.value);
          onSearch("");
          if (list) void take(list.id, list.name);
        }}
        onSearch={onSearch}
        options={lists.map(({ id, name, page, productCount }) => ({
          value: String(id),
          label: name,
          detail: `${page}, ${t("fromList.titles", { count: productCount })}`,
        }))}
        value={null}
      />
      {report ? (
        <div role="status">
          <Alert tone={report.tone}>{report.text}</Alert>
        </div>
      ) : null}
    </>
  );
}
