import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { CollectionForm } from "./CollectionForm.tsx";
import { collectionById, collectionList } from "./collections.queries.ts";

/** Screen to edit a collection; without an id in the URL it creates one. */
export function CollectionScreen() {
  const { t } = useTranslation("collections");
  return (
    <RecordPage
      backHref={to.collections()}
      create={{ name: t("collection.new"), page: <CollectionForm record={null} neighbourLinks={null} /> }}
      list={collectionList}
      name={({ name }) => name}
      query={collectionById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={480} />}
    >
      {(record, { neighbourLinks }) => <CollectionForm record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}
