import type { Schemas } from "@reserve/contract";
import { ActionStack, ButtonLink, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { MOST_CATEGORY_LEVELS } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { categoryBranch } from "./categories.queries.ts";

interface CategoryMarginProps {
  /** Null for a new category, which has no details yet. */
  record: Schemas["Category"] | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a category: position, children, and deletion. */
export function CategoryMargin({ record, isDirty }: CategoryMarginProps) {
  const { t } = useTranslation("categories");
  return record ? (
    <>
      <Place record={record} />
      <Below record={record} />
      <End isDirty={isDirty} record={record} />
    </>
  ) : (
    <Note>{t("category.newNote")}</Note>
  );
}

function Place({ record: { path, address } }: { record: Schemas["Category"] }) {
  const { t } = useTranslation("categories");
  return (
    <Section isPanel title={t("category.where")}>
      <DescriptionList
        items={[
          ...path.map(({ id, name }, index) => ({
            term: t("category.level", { level: index + 1 }),
            description: <Link href={to.category(id)}>{name}</Link>,
          })),
          { term: t("category.address"), description: address },
        ]}
      />
    </Section>
  );
}

function Below({ record }: { record: Schemas["Category"] }) {
  const { t } = useTranslation("categories");
  const { api, locale } = useRuntime();
  const may = useMay();
  const branch = useQuery({ ...categoryBranch(api, record.id), enabled: record.childCount > 0 });
  const below = branch.data?.items.filter(({ parentId }) => parentId === record.id) ?? [];
  return (
    <Section title={t("category.children", { count: record.childCount })}>
      <ActionStack>
        {below.map(({ id, localizations }) => (
          <Link href={to.category(id)} key={id}>
            {(localizations[locale] ?? localizations.fr).name}
          </Link>
        ))}
        {may("createCategory") && record.level < MOST_CATEGORY_LEVELS ? (
          <ButtonLink href={to.category({ parent: record.id })} icon={<PlusIcon />} isFullWidth>
            {t("category.addBelow")}
          </ButtonLink>
        ) : null}
      </ActionStack>
    </Section>
  );
}

function End({ record, isDirty }: { record: Schemas["Category"]; isDirty: boolean }) {
  const { t } = useTranslation("categories");
  if (!useMay()("deleteCategory")) return null;
  const reason = record.childCount > 0 ? t("category.hasChildren") : isDirty ? t("category.saveFirst") : undefined;
  return (
    <Section title={t("category.actions")}>
      <ActionStack>
        <DeleteButton
          detail={t("category.deleteDetail", { name: record.localizations.fr.name })}
          disabledReason={reason}
          label={t("category.delete")}
          nextUrl={to.categories()}
          op="deleteCategory"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}
