import type { Output } from "@reserve/contract";
import { ActionStack, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { RecordMerge } from "../../shared/command/RecordMerge.tsx";
import { formatCount, formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { authorsFor } from "./authors.queries.ts";

type Entity = Output<"updateAuthor">["entityOutput"];

interface AuthorMarginProps {
  /** Null for a new author, which has no details yet. */
  record: Entity | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of an author: their titles, duplicates to merge, and deletion. */
export function AuthorMargin({ record, isDirty }: AuthorMarginProps) {
  const { t } = useTranslation("authors");
  if (!record) return <Note>{t("author.newNote")}</Note>;
  return (
    <>
      <AuthorActions isDirty={isDirty} record={record} />
      <Duplicates isDirty={isDirty} record={record} />
    </>
  );
}

function AuthorActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("authors");
  const mayListProducts = useMay()("listProducts");
  return (
    <Section isPanel title={t("author.actions")}>
      <DescriptionList
        items={[
          {
            term: t("author.titleCount"),
            description:
              record.titleCount > 0 && mayListProducts ? (
                <Link href={to.products({ search: record.name })}>{formatCount(record.titleCount)}</Link>
              ) : (
                formatCount(record.titleCount)
              ),
          },
          { term: t("author.createdAt"), description: formatDateTime(record.createdAt) },
        ]}
      />
      <ActionStack>
        <DeleteButton
          detail={t("author.deleteDetail", { name: record.name })}
          disabledReason={isDirty ? t("author.saveFirst") : undefined}
          label={t("author.delete")}
          nextUrl={to.authors()}
          op="deleteAuthor"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}

function Duplicates({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("authors");
  const { api } = useRuntime();
  const titles = (count: number) => t("merge.titles", { count });
  return (
    <RecordMerge
      detailOf={(other) => t("merge.detail", { other: other.name, name: record.name, titles: titles(other.titleCount) })}
      isDirty={isDirty}
      op="mergeAuthors"
      optionOf={({ name, titleCount }) => ({ label: name, detail: titles(titleCount) })}
      record={record}
      search={(typed: string) => authorsFor(api, typed)}
      texts={{
        title: t("merge.title"),
        field: t("merge.field"),
        help: t("merge.help"),
        saveFirst: t("author.saveFirst"),
        failed: t("merge.failed"),
      }}
    />
  );
}
