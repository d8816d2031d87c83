import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { AuthorForm } from "./AuthorForm.tsx";
import { authorById, authorList } from "./authors.queries.ts";

/** Screen to edit an author; without an id in the URL it creates one. */
export function AuthorScreen() {
  const { t } = useTranslation("authors");
  return (
    <RecordPage
      backHref={to.authors()}
      create={{ name: t("author.new"), page: <AuthorForm record={null} neighbourLinks={null} /> }}
      list={authorList}
      name={({ name }) => name}
      query={authorById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={480} />}
    >
      {(record, { neighbourLinks }) => <AuthorForm record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}
