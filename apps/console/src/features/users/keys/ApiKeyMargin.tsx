import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, ButtonLink, DescriptionList, Note, OffActions, Section } from "@reserve/design-system";
import { BanIcon } from "@reserve/design-system/icons";
import { parisDay } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { formatDate, formatDateTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { whenOf } from "../when.ts";

interface ApiKeyMarginProps {
  /** Null: a new one, which nothing uses. */
  record: Schemas["ApiKey"] | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of an API key: its prefix, creator, last use, and revocation. */
export function ApiKeyMargin({ record: key, isDirty }: ApiKeyMarginProps) {
  const { t } = useTranslation("users");
  return key ? <ApiKeyUse isDirty={isDirty} record={key} /> : <Note>{t("key.newNote")}</Note>;
}

function ApiKeyUse({ record: key, isDirty }: { record: Schemas["ApiKey"]; isDirty: boolean }) {
  const { t } = useTranslation("users");
  const may = useMay();
  const revoke = useWrite("revokeApiKey");
  const when = whenOf(t, parisDay(new Date()));
  const isOver = key.state === "revoked";
  return (
    <>
      <Section isPanel title={t("keySection.use")}>
        <DescriptionList
          items={[
            { term: t("keyField.prefix"), description: `${key.prefix}…` },
            { term: t("keyField.createdBy"), description: key.createdBy },
            { term: t("keyField.createdAt"), description: formatDate(key.createdAt) },
            {
              term: t("keyField.lastUsedAt"),
              description: key.lastUsedAt ? (
                <time dateTime={key.lastUsedAt} title={t("when.exact", { date: formatDateTime(key.lastUsedAt) })}>
                  {when(key.lastUsedAt)}
                </time>
              ) : (
                t("key.never")
              ),
            },
            ...(key.lastUsedFrom ? [{ term: t("keyField.lastUsedFrom"), description: key.lastUsedFrom }] : []),
            ...(key.revokedAt ? [{ term: t("keyField.revokedAt"), description: formatDateTime(key.revokedAt) }] : []),
          ]}
        />
        {isOver || isDirty ? null : (
          <ActionStack>
            <Button icon={<BanIcon />} isFullWidth onClick={() => revoke.ask({ query: { id: key.id } })} variant="danger">
              {t("key.revoke")}
            </Button>
          </ActionStack>
        )}
        {isDirty ? (
          <OffActions items={[{ icon: <BanIcon />, label: t("key.revoke"), reason: t("key.saveFirst") }]} title={t("key.off")} />
        ) : null}
        {may("listActivity") ? (
          <ActionStack>
            <ButtonLink href={to.activityLog({ search: key.name })} isFullWidth>
              {t("key.activity")}
            </ButtonLink>
          </ActionStack>
        ) : null}
      </Section>
      <Confirmation command={revoke} detail={t("key.revokeDetail", { name: key.name })} tone="danger" />
    </>
  );
}
