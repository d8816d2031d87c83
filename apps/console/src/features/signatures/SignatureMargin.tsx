import type { Output } from "@reserve/contract";
import { ActionStack, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { formatCount, formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";

type Entity = Output<"updateSignature">["entityOutput"];

interface SignatureMarginProps {
  /** Null for a new signature, which has no details yet. */
  record: Entity | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a signature: its posts, and deletion when it has none. */
export function SignatureMargin({ record, isDirty }: SignatureMarginProps) {
  const { t } = useTranslation("signatures");
  return record ? <SignatureActions isDirty={isDirty} record={record} /> : <Note>{t("signature.newNote")}</Note>;
}

function SignatureActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("signatures");
  const signed = record.postCount > 0 ? t("signature.used", { count: record.postCount }) : undefined;
  return (
    <Section isPanel title={t("signature.actions")}>
      <SignatureFacts record={record} />
      <ActionStack>
        <DeleteButton
          detail={t("signature.deleteDetail", { name: record.name })}
          disabledReason={isDirty ? t("signature.saveFirst") : signed}
          label={t("signature.delete")}
          nextUrl={to.signatures()}
          op="deleteSignature"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}

/** Number of posts with a signature, with a link to them, and its creation date. */
export function SignatureFacts({ record }: { record: Entity }) {
  const { t } = useTranslation("signatures");
  const count = formatCount(record.postCount);
  return (
    <DescriptionList
      items={[
        {
          term: t("signature.postCount"),
          description: record.postCount > 0 ? <Link href={to.posts({ signatureId: record.id })}>{count}</Link> : count,
        },
        { term: t("signature.createdAt"), description: formatDateTime(record.createdAt) },
      ]}
    />
  );
}
