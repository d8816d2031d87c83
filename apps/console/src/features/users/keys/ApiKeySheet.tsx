import type { Schemas } from "@reserve/contract";
import { Alert, FactGrid, Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../shared/format/format.ts";
import { ApiKeyMargin } from "./ApiKeyMargin.tsx";
import { apiKeyBadge } from "./apiKeyState.tsx";
import { useKeyRights } from "./useKeyRights.ts";

/** Read-only sheet of a revoked API key with its former permissions. */
export function ApiKeySheet({ record: key }: { record: Schemas["ApiKey"] }) {
  const { t } = useTranslation("users");
  const rights = useKeyRights();
  return (
    <Page title={key.name} titleExtra={apiKeyBadge(key, t)}>
      <SheetAndMargin margin={<ApiKeyMargin isDirty={false} record={key} />} marginLabel={t("keySection.margin")}>
        <Alert title={t("key.revokedTitle")} tone="info">
          {t("key.revokedDetail")}
        </Alert>
        <Sheet>
          <Section title={t("keySection.limits")}>
            <FactGrid
              emptyText={t("unknown")}
              facts={[
                { term: t("keyField.claimTypes"), description: rights(key.claimTypes), span: 12 },
                { term: t("keyField.ipRanges"), description: key.ipRanges.join(", ") || t("keyField.anywhere") },
                { term: t("keyField.expiresOn"), description: key.expiresOn ? formatDate(key.expiresOn) : t("keyField.noEnd") },
                { term: t("keyField.requestsPerMinute"), description: String(key.requestsPerMinute) },
              ]}
            />
          </Section>
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}
