import type { Schemas } from "@reserve/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordPage, RecordSkeleton } from "../../../shared/RecordPage.tsx";
import { to } from "../../../shared/to.ts";
import { apiKeyById } from "../users.queries.ts";
import { ApiKeyForm } from "./ApiKeyForm.tsx";
import { ApiKeySheet } from "./ApiKeySheet.tsx";

/** One key: what it may and how it is used; without an id in the URL a new one, which is shown whole this once. */
export function ApiKeyScreen() {
  const { t } = useTranslation("users");
  // Lives as long as this page does and is kept nowhere: whoever goes on or reads the page anew sees it no more.
  const [made, setMade] = useState<Schemas["NewApiKey"] | null>(null);
  return (
    <RecordPage
      backHref={to.apiKeys()}
      create={{ name: t("key.new"), page: <ApiKeyForm onMade={setMade} record={null} secret={null} /> }}
      name={({ name }) => name}
      query={apiKeyById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={960} />}
    >
      {(key) =>
        key.state === "revoked" ? (
          <ApiKeySheet record={key} />
        ) : (
          <ApiKeyForm onMade={setMade} record={key} secret={made?.id === key.id ? made.secret : null} />
        )
      }
    </RecordPage>
  );
}
