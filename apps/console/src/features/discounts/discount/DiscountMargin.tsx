import type { Output } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, Note, Section } from "@reserve/design-system";
import { CircleSlashIcon, CopyIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { DeleteButton } from "../../../shared/command/DeleteButton.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { formatDateTime, formatMoney } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { timeOf, usesOf } from "../discount.format.ts";
import { copyOf, type DiscountValues } from "../discount.values.ts";
import { BasketSimulation } from "./BasketSimulation.tsx";

type Entity = Output<"updateDiscount">["entityOutput"];

interface DiscountMarginProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Current form values. */
  values: DiscountValues;
  /** True while a form field has an invalid text. */
  isInvalid: boolean;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a discount: basket simulation, status, uses with their cost and turnover, copy, and deletion. */
export function DiscountMargin({ record, values, isDirty, isInvalid }: DiscountMarginProps) {
  const { t } = useTranslation("discounts");
  return (
    <>
      <BasketSimulation id={record?.id ?? null} isInvalid={isInvalid} values={values} />
      {record ? <DiscountActions isDirty={isDirty} record={record} /> : <Note>{t("discount.newNote")}</Note>}
    </>
  );
}

function DiscountActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("discounts");
  const navigate = useNavigate();
  const copy = useWrite("createDiscount", { onDone: ({ entityOutput }) => void navigate(to.discount(entityOutput.id)) });
  const stop = useWrite("stopDiscount");
  const waits = isDirty ? t("discount.saveFirst") : undefined;
  const isOngoing = record.state === "active" || record.state === "exhausted";
  const version = `"${record.version}"`;
  const time = timeOf(record, new Date(), t);
  return (
    <Section isPanel title={t("section.soFar")}>
      <DescriptionList
        items={[
          { term: t("field.state"), description: t(`state.${record.state}`) },
          ...(time ? [{ term: t("field.time"), description: time }] : []),
          { term: t("field.orders"), description: usesOf(record, t) },
          { term: t("field.given"), description: formatMoney(record.givenAmount) },
          { term: t("field.turnover"), description: formatMoney(record.turnover) },
          { term: t("field.createdAt"), description: formatDateTime(record.createdAt) },
        ]}
      />
      <ActionStack>
        <Button
          disabledReason={waits}
          icon={<CopyIcon />}
          isBusy={copy.isSending}
          isFullWidth
          onClick={() => void copy.send({ body: copyOf(record, t("discount.copyOf", { name: record.name })) })}
        >
          {t("discount.copy")}
        </Button>
        <Button
          disabledReason={waits ?? (isOngoing ? undefined : t("discount.notOngoing"))}
          icon={<CircleSlashIcon />}
          isFullWidth
          onClick={() => stop.ask({ body: { id: record.id } }, version)}
          variant="danger"
        >
          {t("discount.stop")}
        </Button>
        <DeleteButton
          detail={t("discount.deleteDetail", { name: record.name })}
          disabledReason={waits ?? (record.redemptionCount > 0 ? t("discount.wasHad") : undefined)}
          label={t("discount.delete")}
          nextUrl={to.discounts()}
          op="deleteDiscount"
          record={record}
        />
      </ActionStack>
      <Confirmation command={stop} detail={t("discount.stopDetail", { name: record.name })} tone="danger" />
    </Section>
  );
}
