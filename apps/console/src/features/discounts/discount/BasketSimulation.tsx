import type { Schemas } from "@reserve/contract";
import { Alert, DescriptionList, Form, FormRow, IconButton, Note, Section, Skeleton, TextField } from "@reserve/design-system";
import { createFieldRegistry, MoneyField, NumberField, useIsInvalid } from "@reserve/design-system/fields";
import { XIcon } from "@reserve/design-system/icons";
import { discountFaults } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../shared/format/format.ts";
import { useDebounced } from "../../../shared/list/useDebounced.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { lawFigures } from "../discount.format.ts";
import { type DiscountValues, type NamedTitle, termsOf } from "../discount.values.ts";
import { orderById, type SimulatedBasket, simulation } from "../discounts.queries.ts";
import { AddTitles } from "./AddTitles.tsx";
import { BasketSource, type Chosen } from "./BasketSource.tsx";

/** Id of an unsaved discount in a simulation. */
const NEW = 0;
const MOST_LINES = 100;

interface BasketSimulationProps {
  /** Null: a new one. */
  id: number | null;
  /** Current form values. */
  values: DiscountValues;
  /** True while a form field has an invalid text. */
  isInvalid: boolean;
}

interface Line extends NamedTitle {
  quantity: number;
}

/**
 * « Simuler sur ce panier »: products, those of an order or others, shipping, a customer and a code, and what the unsaved discount deducts from them,
 * line by line.
 */
export function BasketSimulation({ id, values, isInvalid }: BasketSimulationProps) {
  const { t } = useTranslation("discounts");
  const { api } = useRuntime();
  const [source, setSource] = useState<Chosen | null>(null);
  const read = useQuery({ ...orderById(api, source?.id ?? 0), enabled: source !== null });
  const order = source === null ? undefined : read.data;
  // Typed values take precedence over the order's.
  const [typedLines, setLines] = useState<readonly Line[] | null>(null);
  const [typedShipping, setShippingPrice] = useState<string | null>(null);
  const [chosenCustomer, setCustomer] = useState<Chosen | null | undefined>();
  const lines = typedLines ?? (order ? linesOf(order) : nothing);
  const shippingPrice = typedShipping ?? order?.shippingPriceWithTax ?? "0.00";
  const customer = chosenCustomer === undefined ? (order ? customerOf(order) : null) : chosenCustomer;
  const [typedCode, setCode] = useState<string | null>(null);
  // The simulated customer has the code until the user types another one.
  const code = typedCode ?? (values.requiresCouponCode ? values.couponCode : "");
  const terms = termsOf(values);
  const [registry] = useState(createFieldRegistry);
  const isBasketInvalid = useIsInvalid(registry);
  const isWhole = !isInvalid && !isBasketInvalid && discountFaults({ ...terms, name: terms.name || t("discount.new") }).length === 0;
  const written = JSON.stringify(lines.length > 0 && isWhole ? basket() : null);
  const debouncedBasket = JSON.parse(useDebounced(written)) as SimulatedBasket | null;
  const query = useQuery(simulation(api, debouncedBasket));

  function basket(): SimulatedBasket {
    return {
      id,
      discount: { ...terms, name: terms.name.trim() || t("discount.new") },
      lines: lines.map(({ ean, quantity }) => ({ ean, quantity })),
      shippingPrice: shippingPrice || "0.00",
      code: code.trim() || null,
      customerId: customer?.id ?? null,
      // Without an order, the discount's conditions on payment, shipping and countries count as met.
      paymentMethod: order?.paymentMethod ?? terms.restrictedPaymentMethodName,
      shippingMethod: order?.shippingMethod ?? terms.restrictedShippingMethodName,
      billingCountry: order?.billingAddress.country ?? terms.restrictedBillingCountryId,
      shippingCountry: order?.shippingAddress.country ?? terms.restricedShippingCountryId,
    };
  }

  function takeFrom(chosen: Chosen | null): void {
    setSource(chosen);
    setLines(null);
    setShippingPrice(null);
    setCustomer(undefined);
  }

  return (
    <Section isPanel label={t("sim.title")} title={t("sim.title")}>
      <Form onSubmit={() => {}} registry={registry}>
        <BasketSource customer={customer} hasFailed={read.isError} onCustomer={setCustomer} onOrder={takeFrom} order={source} />
        {lines.map((line) => (
          <FormRow key={line.ean}>
            <NumberField
              label={t("sim.quantity", { title: line.title })}
              max={999}
              min={1}
              name={`quantity.${line.ean}`}
              onChange={(quantity) => setLines(lines.map((one) => (one.ean === line.ean ? { ...one, quantity: quantity ?? 1 } : one)))}
              value={line.quantity}
            />
            <IconButton
              icon={<XIcon />}
              label={t("titles.remove", { title: line.title })}
              onClick={() => setLines(lines.filter(({ ean }) => ean !== line.ean))}
            />
          </FormRow>
        ))}
        <AddTitles
          most={MOST_LINES}
          onChange={(titles) => setLines(titles.map((title) => lines.find(({ ean }) => ean === title.ean) ?? { ...title, quantity: 1 }))}
          titles={lines}
        />
        <MoneyField label={t("sim.shipping")} max="999999.99" name="shipping" onChange={setShippingPrice} value={shippingPrice} />
        <TextField autoComplete="off" isOptional label={t("sim.code")} maxLength={60} onChange={setCode} spellCheck={false} value={code} />
      </Form>
      {lines.length === 0 ? <Note>{t("sim.nothing")}</Note> : null}
      {lines.length > 0 && !isWhole ? <Note>{t("sim.notWhole")}</Note> : null}
      {debouncedBasket === null ? null : (
        <QueryState query={query} skeleton={<Skeleton height={160} />}>
          {(answer) =>
            answer.isValid ? (
              <Arithmetic found={answer.found} id={id ?? NEW} />
            ) : (
              <Alert tone="warning">{answer.errors.slice(0, 3).join(" ")}</Alert>
            )
          }
        </QueryState>
      )}
    </Section>
  );
}

const nothing: readonly Line[] = [];

/** Returns the remaining lines of an order, each title once. */
function linesOf({ items }: Schemas["Document"]): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const { ean, title, quantity, status } of items) {
    if (status !== "Cancelled") lines.set(ean, { ean, title, quantity: quantity + (lines.get(ean)?.quantity ?? 0) });
  }
  return [...lines.values()].slice(0, MOST_LINES);
}

const customerOf = ({ customerId, customerName }: Schemas["Document"]): Chosen | null =>
  customerId === null ? null : { id: customerId, name: customerName };

type Found = Schemas["DiscountSimulation"];

/** The basket as calculated by the server: each line with its deduction and rounding, then shipping and the total. */
function Arithmetic({ found, id }: { found: Found; id: number }) {
  const { t } = useTranslation("discounts");
  const { thresholds } = useRuntime().variant;
  const names = new Map([...found.applied, ...found.refused].map(({ discountId, name }) => [discountId, name]));
  const steps = (line: { steps: Found["shipping"]["steps"] }) =>
    line.steps.map(({ discountId, base, taken, exact }) => (
      <Note key={discountId}>
        {t(exact === null || exact === `${taken}0` ? "sim.step" : "sim.rounded", {
          ...{ name: names.get(discountId) ?? "", base: formatMoney(base), taken: formatMoney(taken) },
          exact: exact && formatMoney(exact),
        })}
      </Note>
    ));
  const amounts = ({ before, after }: { before: string; after: string }) =>
    before === after ? formatMoney(after) : t("sim.amounts", { before: formatMoney(before), after: formatMoney(after) });
  return (
    <>
      <DescriptionList
        items={[
          ...found.lines.map((line) => ({
            term: (
              <>
                <i>{line.title}</i>
                <Note>{t("sim.times", { quantity: line.quantity, price: formatMoney(line.unitPrice) })}</Note>
                {steps(line)}
                {line.outOfScope.includes(id) ? <Note>{t("sim.outOfScope")}</Note> : null}
              </>
            ),
            description: amounts(line),
          })),
          {
            term: (
              <>
                {t("sim.shipping")}
                {steps(found.shipping)}
              </>
            ),
            description: amounts(found.shipping),
          },
          ...found.applied.map(({ name, taken, isCapped }) => ({
            term: t(isCapped ? "sim.capped" : "sim.applied", { name }),
            description: `−${formatMoney(taken)}`,
          })),
        ]}
      />
      <p role="status">
        <strong>{t("sim.total", { total: formatMoney(found.total) })}</strong>{" "}
        {t("sim.insteadOf", { before: formatMoney(found.totalBefore) })}
      </p>
      {found.refused.length > 0 ? (
        <ul aria-label={t("sim.refused")}>
          {found.refused.map(({ discountId, name, reason, alone }) => (
            <li key={discountId}>
              {name} <Note>{t(`refusal.${reason}`, { alone: formatMoney(alone) })}</Note>
            </li>
          ))}
        </ul>
      ) : null}
      {found.hints.map((hint) => (
        <Alert key={hint} title={t(`hint.${hint}.title`)} tone="warning">
          {t(`hint.${hint}.detail`, lawFigures(thresholds))}
        </Alert>
      ))}
    </>
  );
}
