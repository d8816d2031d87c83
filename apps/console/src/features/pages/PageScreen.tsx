import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { to } from "../../shared/links/to.ts";
import { idIn } from "../../shared/links/url-id.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { PageForm } from "./PageForm.tsx";
import { pageById, pageList } from "./pages.queries.ts";

/** Screen to compose a page; without an id in the URL it creates one, below `?parent=` if set. */
export function PageScreen() {
  const { t } = useTranslation("pages");
  const { locale } = useRuntime();
  return (
    <RecordPage
      backHref={to.pages()}
      create={{ name: t("page.new"), page: <NewPage /> }}
      list={pageList}
      name={({ names }) => names[locale] || names.fr}
      query={pageById}
      skeleton={skeleton}
    >
      {(page, { neighbourLinks }) => <PageForm parent={null} record={page} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}

function NewPage() {
  const { api } = useRuntime();
  const [search] = useSearchParams();
  const parentId = idIn(search.get("parent") ?? undefined);
  const parent = useQuery({ ...pageById(api, parentId ?? 0), enabled: parentId !== null });
  if (parentId !== null && parent.isPending) return skeleton;
  return <PageForm parent={parent.data ?? null} record={null} neighbourLinks={null} />;
}

const skeleton = <RecordSkeleton hasFacts={false} sheet={720} />;
