import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { PopupForm } from "./PopupForm.tsx";
import { popupById, popupList } from "./popups.queries.ts";

/** Screen to edit a popup; without an id in the URL it creates one. */
export function PopupScreen() {
  const { t } = useTranslation("popups");
  return (
    <RecordPage
      backHref={to.popups()}
      create={{ name: t("popup.new"), page: <PopupForm record={null} neighbourLinks={null} /> }}
      list={popupList}
      name={({ title }) => title}
      query={popupById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={640} />}
    >
      {(record, { neighbourLinks }) => <PopupForm record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}
