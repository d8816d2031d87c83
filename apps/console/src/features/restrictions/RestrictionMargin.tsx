import type { Output, Schemas } from "@reserve/contract";
import { ActionStack, DescriptionList, Link, Note, Section, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { restrictionText } from "../../shared/record/restriction-text.ts";
import { rulesOfType } from "./restrictions.queries.ts";

type Entity = Output<"updateRestriction">["entityOutput"];

interface RestrictionMarginProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Restriction type currently selected in the form. */
  type: Schemas["RestrictionType"];
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a restriction: deletion, other restrictions of its type, and how restrictions combine. */
export function RestrictionMargin({ record, type, isDirty }: RestrictionMarginProps) {
  const { t } = useTranslation("restrictions");
  return (
    <>
      {record ? <RestrictionActions isDirty={isDirty} record={record} /> : null}
      <OtherRules exceptId={record?.id ?? null} type={type} />
      <Section title={t("section.together")}>
        <Note>{t("margin.together")}</Note>
      </Section>
    </>
  );
}

function OtherRules({ type, exceptId }: { type: Schemas["RestrictionType"]; exceptId: number | null }) {
  const { t } = useTranslation("restrictions");
  const { api, variant, locale } = useRuntime();
  const query = useQuery(rulesOfType(api, type));
  return (
    <Section title={t("section.inForce")}>
      <QueryState query={query} skeleton={<Skeleton height={48} />}>
        {({ items, totalCount }) => {
          const others = items.filter(({ id }) => id !== exceptId);
          if (others.length === 0) return <Note>{t("margin.none")}</Note>;
          return (
            <>
              <DescriptionList
                items={others.map(({ id, value, isExcluded }) => ({
                  term: <Link href={to.restriction(id)}>{restrictionText(type, value, variant, locale)}</Link>,
                  description: t(isExcluded ? "effect.exclude" : "effect.keep"),
                }))}
              />
              {totalCount > items.length ? <Link href={to.restrictions({ type })}>{t("margin.all", { count: totalCount })}</Link> : null}
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}

function RestrictionActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("restrictions");
  const { variant, locale } = useRuntime();
  return (
    <Section isPanel title={t("section.actions")}>
      <DescriptionList items={[{ term: t("field.createdAt"), description: formatDateTime(record.createdAt) }]} />
      <ActionStack>
        <DeleteButton
          detail={t("restriction.deleteDetail", { name: restrictionText(record.type, record.value, variant, locale) })}
          disabledReason={isDirty ? t("restriction.saveFirst") : undefined}
          label={t("restriction.delete")}
          nextUrl={to.restrictions()}
          op="deleteRestriction"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}
