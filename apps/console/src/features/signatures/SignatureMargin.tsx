import type { Output } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import { to } from "../../shared/to.ts";
import { useWrite } from "../../shared/useWrite.ts";

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
  const navigate = useNavigate();
  const remove = useWrite("deleteSignature", { onDone: () => void navigate(to.signatures(), { replace: true }) });
  const signed = record.postCount > 0 ? t("signature.used", { count: record.postCount }) : undefined;
  return (
    <Section isPanel title={t("signature.actions")}>
      <SignatureFacts record={record} />
      <ActionStack>
        <Button
          disabledReason={isDirty ? t("signature.saveFirst") : signed}
          icon={<XIcon />}
          isFullWidth
          onClick={() => remove.ask({ query: { id: record.id } }, `"${record.version}"`)}
          variant="danger"
        >
          {t("signature.delete")}
        </Button>
      </ActionStack>
      <Confirmation command={remove} detail={t("signature.deleteDetail", { name: record.name })} tone="danger" />
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
