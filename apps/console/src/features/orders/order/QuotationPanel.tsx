import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, ButtonLink, Section } from "@reserve/design-system";
import { CircleCheckIcon } from "@reserve/design-system/icons";
import { parisDay, quotationState } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { formatDate, formatMoney } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { nameOf } from "./order.facts.ts";

/** State of a quotation: its order once it is accepted, else the button that makes one. */
export function QuotationPanel({ order }: { order: Schemas["Document"] }) {
  const { t } = useTranslation("orders");
  const navigate = useNavigate();
  const { id, customId, validUntil = null, totalPriceWithTax, relatedDocuments } = order;
  const made = relatedDocuments.find(({ documentType }) => documentType === "Order");
  const state = quotationState({ hasOrder: made !== undefined, validUntil }, parisDay(new Date()));
  const command = useWrite("acceptQuotation", {
    announce: () => ({ detail: t("quotation.done", { number: customId }) }),
    onDone: ({ entityOutput }) => void navigate(to.order(entityOutput.id)),
  });
  const date = validUntil === null ? "" : formatDate(validUntil);
  const facts = { number: customId, name: nameOf(order), amount: formatMoney(totalPriceWithTax), date };
  return (
    <Section isPanel title={t("panel.title")}>
      <p>
        {t(`quotation.state.${state}`, { date })} {state === "Open" && validUntil !== null ? t("quotation.until", { date }) : null}
      </p>
      <ActionStack>
        {made ? (
          <ButtonLink href={to.order(made.id)} isFullWidth variant="primary">
            {t("panel.openOrder", { number: made.customId })}
          </ButtonLink>
        ) : (
          <Button icon={<CircleCheckIcon />} isFullWidth onClick={() => command.ask({ body: { documentId: id } })} variant="primary">
            {t("quotation.accept")}
          </Button>
        )}
      </ActionStack>
      <Confirmation command={command} detail={t(state === "Expired" ? "quotation.askExpired" : "quotation.ask", facts)} />
    </Section>
  );
}
