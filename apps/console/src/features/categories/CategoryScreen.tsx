import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { to } from "../../shared/links/to.ts";
import { idIn } from "../../shared/links/url-id.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { CategoryForm } from "./CategoryForm.tsx";
import { categoryById } from "./categories.queries.ts";

/** Screen to edit a category; without an id in the URL it creates one, below `?parent=` if set. */
export function CategoryScreen() {
  const { t } = useTranslation("categories");
  const { locale } = useRuntime();
  return (
    <RecordPage
      backHref={to.categories()}
      create={{ name: t("category.new"), page: <NewCategory /> }}
      name={({ localizations }) => (localizations[locale] ?? localizations.fr).name}
      query={categoryById}
      skeleton={skeleton}
    >
      {(category) => <CategoryForm parent={null} record={category} />}
    </RecordPage>
  );
}

function NewCategory() {
  const { api } = useRuntime();
  const [search] = useSearchParams();
  const parentId = idIn(search.get("parent") ?? undefined);
  const parent = useQuery({ ...categoryById(api, parentId ?? 0), enabled: parentId !== null });
  if (parentId !== null && parent.isPending) return skeleton;
  return <CategoryForm parent={parent.data ?? null} record={null} />;
}

const skeleton = <RecordSkeleton hasFacts={false} sheet={480} />;
