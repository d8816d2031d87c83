import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { CatalogListForm } from "./CatalogListForm.tsx";
import { catalogListById, catalogListList } from "./catalog-lists.queries.ts";

/** Screen to edit a catalogue list; without an id in the URL it creates one. */
export function CatalogListDetailScreen() {
  const { t } = useTranslation("catalogLists");
  return (
    <RecordPage
      backHref={to.catalogLists()}
      create={{ name: t("catalogList.new"), page: <CatalogListForm record={null} neighbourLinks={null} /> }}
      list={catalogListList}
      name={({ name }) => name}
      query={catalogListById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={480} />}
    >
      {(record, { neighbourLinks }) => <CatalogListForm record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}
