import type { Output } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, Note, Section } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { to } from "../../shared/to.ts";
import { useCommand } from "../../shared/useCommand.ts";

type Entity = Output<"updateReview">["entityOutput"];

interface ReviewMarginProps {
  /** Null: a new one, of which there is nothing to say yet. */
  record: Entity | null;
  /** Something is typed and not saved: what would lose it waits. */
  isDirty: boolean;
}

/** Beside the record: since when it is there, and the end of it. */
export function ReviewMargin({ record, isDirty }: ReviewMarginProps) {
  const { t } = useTranslation("reviews");
  return record ? <ReviewActions isDirty={isDirty} record={record} /> : <Note>{t("review.newNote")}</Note>;
}

function ReviewActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("reviews");
  const navigate = useNavigate();
  const remove = useCommand("deleteReview", { onDone: () => void navigate(to.reviews(), { replace: true }) });
  return (
    <Section isPanel title={t("review.actions")}>
      <DescriptionList items={[{ term: t("review.createdAt"), description: formatDateTime(record.createdAt) }]} />
      <ActionStack>
        <Button
          disabledReason={isDirty ? t("review.saveFirst") : undefined}
          icon={<XIcon />}
          isFullWidth
          onClick={() => remove.ask({ query: { id: record.id } }, `"${record.version}"`)}
          variant="danger"
        >
          {t("review.delete")}
        </Button>
      </ActionStack>
      <Confirmation command={remove} detail={t("review.deleteDetail", { name: record.name })} tone="danger" />
    </Section>
  );
}
