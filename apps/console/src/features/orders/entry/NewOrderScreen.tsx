import {
  Button,
  DescriptionList,
  FieldStack,
  Form,
  type FormErrors,
  Note,
  Page,
  RadioGroup,
  Section,
  Sheet,
  SheetAndMargin,
} from "@reserve/design-system";
import { createFieldRegistry } from "@reserve/design-system/fields";
import { CheckIcon } from "@reserve/design-system/icons";
import { fromCents, isBook, shippingHint } from "@reserve/domain";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { DraftNote } from "../../../shared/form/DraftNote.tsx";
import { useDraftForm } from "../../../shared/form/useDraftForm.ts";
import { placed } from "../../../shared/form/useRecordForm.ts";
import { formatMoney } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { lookUp } from "../../../shared/pickers/title-codes.ts";
import { useCodeTexts } from "../../../shared/pickers/useCodeTexts.ts";
import { useScanner } from "../../../shared/pickers/useScanner.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { EntryConfirmation } from "./EntryConfirmation.tsx";
import { consistentEntry, EntryCustomerField, EntryDelivery, useEntryStore } from "./EntryDelivery.tsx";
import { EntryLines } from "./EntryLines.tsx";
import {
  type EntryValues,
  emptyEntry,
  entryKinds,
  isCollected,
  itemsCents,
  postageCents,
  type TitleFacts,
  toBody,
  withTitles,
} from "./entry.values.ts";
import { useTitleFacts } from "./useTitleFacts.ts";

const FORM = "new-order";

/** « Nouvelle commande »: titles by scanner or search, a customer or none, pickup or delivery; a sale over the counter is paid and handed over at once. */
export function NewOrderScreen() {
  const { t } = useTranslation(["orders", "app"]);
  const { api } = useRuntime();
  const navigate = useNavigate();
  const may = useMay();
  const wordsOf = useCodeTexts();
  const form = useDraftForm<EntryValues>({ name: "order new", label: t("entry.unsaved"), saved: emptyEntry });
  const { values } = form;
  const change = (part: Partial<EntryValues>) => form.change(consistentEntry({ ...values, ...part }));
  const factsOf = useTitleFacts(values.lines.map(({ ean }) => ean));
  const { storeId } = useEntryStore(values);
  const [own, setOwn] = useState<FormErrors | null>(null);
  const totalCents = itemsCents(values, factsOf) + postageCents(values);
  const isSale = values.kind === "Sale";

  const command = useWrite("createDocument", {
    announce({ entityOutput: { id, customId } }) {
      const detail = t(`entry.done.${values.kind}`, { number: customId });
      return isSale ? { detail, link: { href: to.order(id), label: t("entry.open") } } : { detail };
    },
    onDone({ entityOutput: { id } }) {
      form.settle({ values: { ...emptyEntry, kind: values.kind }, registry: createFieldRegistry() });
      // The next customer waits at the counter.
      if (!isSale) void navigate(to.order(id));
    },
  });
  const { failure } = command;
  const refused = useMemo(() => (failure?.kind === "invalid" ? placed(failure, null) : null), [failure]);
  const isOfDialog = refused?.properties.some(({ propertyName }) => propertyName.startsWith("counterPayments")) === true;

  useScanner((code) => {
    void lookUp(api, code).then((found) => {
      if ("title" in found) change({ lines: withTitles(values.lines, [found.title]) });
      setOwn("title" in found ? null : { summary: [wordsOf(found)], properties: [] });
    });
  });

  function submit() {
    setOwn(values.lines.length === 0 ? { summary: [t("entry.noLine")], properties: [] } : null);
    if (values.lines.length > 0) command.ask({ body: toBody(values, factsOf, storeId) });
  }

  return (
    <Page title={t("app:screen.newOrder")}>
      <SheetAndMargin
        margin={
          <Section isPanel label={t("entry.total")} title={t("entry.total")}>
            <Totals factsOf={factsOf} values={values} />
            <Button form={FORM} icon={<CheckIcon />} isBusy={command.isSending} type="submit" variant="primary">
              {t(`entry.save.${values.kind}`)}
            </Button>
          </Section>
        }
        marginLabel={t("entry.total")}
      >
        <Form
          errors={own ?? (isOfDialog ? null : refused)}
          id={FORM}
          label={t("app:screen.newOrder")}
          onSubmit={submit}
          registry={form.registry}
          summaryTitle={t("entry.notSaved")}
        >
          <DraftNote form={form} />
          <Sheet>
            <Section title={t("entry.titles")}>
              <FieldStack>
                <RadioGroup
                  isInline
                  label={t("entry.kindLabel")}
                  onChange={(kind) => change({ kind: kind as EntryValues["kind"] })}
                  options={entryKinds.map((value) => ({ value, label: t(`entry.kind.${value}`) }))}
                  value={values.kind}
                />
                <EntryLines factsOf={factsOf} onChange={(lines) => change({ lines })} values={values} />
              </FieldStack>
            </Section>
            <Section title={t("entry.delivery")}>
              <FieldStack>
                {may("listCustomers") ? <EntryCustomerField onChange={change} values={values} /> : <Note>{t("entry.noCustomers")}</Note>}
                <EntryDelivery onChange={change} values={values} />
              </FieldStack>
            </Section>
          </Sheet>
        </Form>
      </SheetAndMargin>
      {refused && !isOfDialog ? null : <EntryConfirmation command={command} name={values.customer?.name} totalCents={totalCents} />}
    </Page>
  );
}

/** Titles, postage and total, with what the law says of the postage of books. */
function Totals({ values, factsOf }: { values: EntryValues; factsOf: ReadonlyMap<string, TitleFacts> }) {
  const { t } = useTranslation("orders");
  const { thresholds } = useRuntime().variant;
  const items = itemsCents(values, factsOf);
  const postage = postageCents(values);
  const count = values.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const hint = isCollected(values)
    ? null
    : shippingHint(
        {
          shippingMethod: values.shippingMethod,
          shippingPriceCents: postage,
          lines: values.lines.map((line) => ({
            status: "Created",
            isBook: isBook(factsOf.get(line.ean)?.kind ?? "Goods"),
            totalCents: itemsCents({ lines: [line] }, factsOf),
          })),
        },
        thresholds,
      );
  return (
    <>
      <DescriptionList
        items={[
          { term: t("entry.copiesCount", { count }), description: formatMoney(fromCents(items)) },
          ...(isCollected(values) ? [] : [{ term: t("entry.postage"), description: formatMoney(fromCents(postage)) }]),
          { term: <strong>{t("entry.total")}</strong>, description: <strong>{formatMoney(fromCents(items + postage))}</strong> },
        ]}
      />
      {hint === null ? null : (
        <Note>
          {t(`entry.postageHint.${hint}`, {
            least: formatMoney(thresholds.minimumShipping.toFixed(2)),
            floor: formatMoney(thresholds.freeShippingFloor.toFixed(2)),
          })}
        </Note>
      )}
    </>
  );
}
