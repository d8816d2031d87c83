import type { Schemas } from "@reserve/contract";
import { ActionStack, ButtonLink, DescriptionList, FieldStack, Link, Note, Section } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { MOST_PAGE_LEVELS } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { SiteAddress } from "../../shared/form/SiteAddress.tsx";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";

interface PageMarginProps {
  /** Null for a new page, which has no details yet. */
  record: Schemas["Page"] | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a page: position, incoming links, children, and deletion. */
export function PageMargin({ record, isDirty }: PageMarginProps) {
  const { t } = useTranslation("pages");
  return record ? (
    <>
      <Place record={record} />
      <End isDirty={isDirty} record={record} />
    </>
  ) : (
    <Note>{t("page.newNote")}</Note>
  );
}

function Place({ record }: { record: Schemas["Page"] }) {
  const { t } = useTranslation("pages");
  const { path, address, oldUrls, level, isPublished } = record;
  return (
    <Section isPanel title={t("page.where")}>
      <FieldStack>
        <DescriptionList
          items={[
            ...path.map(({ id, name }, index) => ({
              term: t("page.level", { level: index + 1 }),
              description: <Link href={to.page(id)}>{name}</Link>,
            })),
            { term: t("page.address"), description: <SiteAddress isOpen={isPublished} path={address} /> },
            ...(oldUrls.length > 0
              ? [{ term: t("page.oldUrls"), description: oldUrls.map(({ relativeUrl }) => `/${relativeUrl}`).join(", ") }]
              : []),
          ]}
        />
        {level < MOST_PAGE_LEVELS ? (
          <ActionStack>
            <ButtonLink href={to.page({ parent: record.id })} icon={<PlusIcon />} isFullWidth>
              {t("page.addBelow")}
            </ButtonLink>
          </ActionStack>
        ) : null}
      </FieldStack>
    </Section>
  );
}

function End({ record, isDirty }: { record: Schemas["Page"]; isDirty: boolean }) {
  const { t } = useTranslation("pages");
  if (!useMay()("deletePage")) return null;
  const reason = record.childCount > 0 ? t("page.hasChildren") : isDirty ? t("page.saveFirst") : undefined;
  return (
    <Section title={t("page.actions")}>
      <ActionStack>
        <DeleteButton
          detail={t("page.deleteDetail", { name: record.names.fr })}
          disabledReason={reason}
          label={t("page.delete")}
          nextUrl={to.pages()}
          op="deletePage"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}
