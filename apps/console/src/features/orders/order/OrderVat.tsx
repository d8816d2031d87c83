import type { Schemas } from "@reserve/contract";
import { Alert, Button, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { formatDate } from "../../../shared/format/format.ts";
import { hasInvoice } from "./order.facts.ts";

/** VAT of an order that is not sold at French rates: its regime, and what has to be looked at before the invoice. */
export function OrderVat({ order }: { order: Schemas["Document"] }) {
  const { t } = useTranslation("orders");
  const { vatRegime } = order;
  if (!vatRegime) return null;
  return (
    <Section label={t("vat.label")}>
      <Regime vat={vatRegime} />
      {vatRegime.flags.length > 0 ? <ToSettle order={order} vat={vatRegime} /> : null}
    </Section>
  );
}

function Regime({ vat: { note, numberCheck } }: { vat: Schemas["DocumentVat"] }) {
  const { t } = useTranslation("orders");
  return (
    <>
      {/* The papers are French, so is what they say. */}
      {note === null ? null : <p lang="fr">{note}</p>}
      {numberCheck ? (
        <Note>
          {t(`vat.number.${numberCheck.state}`, { number: numberCheck.number, day: formatDate(numberCheck.day) })}
          {numberCheck.consultation ? ` ${t("vat.consultation", { number: numberCheck.consultation })}` : null}
        </Note>
      ) : null}
    </>
  );
}

function ToSettle({ order, vat }: { order: Schemas["Document"]; vat: Schemas["DocumentVat"] }) {
  const { t } = useTranslation("orders");
  const command = useWrite("settleDocumentVat", { announce: () => ({ detail: t("vat.done", { number: order.customId }) }) });
  const settle = (rates: Schemas["DocumentVatRequest"]["rates"]) => {
    void command.send({ body: { documentId: order.id, rates } }, `"${order.version}"`);
  };
  const isSettled = hasInvoice(order);
  return (
    <Alert
      actions={
        isSettled ? null : (
          <>
            <Button isBusy={command.isSending} onClick={() => settle("Rule")}>
              {t("vat.rule")}
            </Button>
            <Button isBusy={command.isSending} onClick={() => settle("Sold")}>
              {t("vat.sold")}
            </Button>
          </>
        )
      }
      title={t("vat.title")}
      tone="warning"
    >
      <ul>
        {vat.flags.map((flag) => (
          <li key={flag}>{t(`vat.flag.${flag}`)}</li>
        ))}
      </ul>
      <p>{t(isSettled ? "vat.invoiced" : "vat.help")}</p>
    </Alert>
  );
}
