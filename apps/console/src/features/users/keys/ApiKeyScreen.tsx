import type { Schemas } from "@reserve/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { apiKeyById } from "../users.queries.ts";
import { ApiKeyForm } from "./ApiKeyForm.tsx";
import { ApiKeySheet } from "./ApiKeySheet.tsx";

/** Screen of an API key: its permissions and its usage; without an id in the URL it creates one, whose secret is shown only once. */
export function ApiKeyScreen() {
  const { t } = useTranslation("users");
  // Only in memory while this page is mounted: after a navigation or a reload the secret is gone.
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
