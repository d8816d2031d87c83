import type { Output } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import { useMay } from "../../shared/permissions.ts";
import { to } from "../../shared/to.ts";
import { useWrite } from "../../shared/useWrite.ts";
import { AuthorMerge } from "./AuthorMerge.tsx";

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
      <AuthorMerge isDirty={isDirty} record={record} />
    </>
  );
}

function AuthorActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("authors");
  const navigate = useNavigate();
  const mayListProducts = useMay()("listProducts");
  const remove = useWrite("deleteAuthor", { onDone: () => void navigate(to.authors(), { replace: true }) });
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
        <Button
          disabledReason={isDirty ? t("author.saveFirst") : undefined}
          icon={<XIcon />}
          isFullWidth
          onClick={() => remove.ask({ query: { id: record.id } }, `"${record.version}"`)}
          variant="danger"
        >
          {t("author.delete")}
        </Button>
      </ActionStack>
      <Confirmation command={remove} detail={t("author.deleteDetail", { name: record.name })} tone="danger" />
    </Section>
  );
}
