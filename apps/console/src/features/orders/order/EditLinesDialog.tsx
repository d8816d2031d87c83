import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import {
  Alert,
  Button,
  DescriptionList,
  Dialog,
  FieldStack,
  Form,
  type FormErrors,
  FormRow,
  Note,
  Select,
  TextField,
} from "@reserve/design-system";
import { FieldCell, FieldGrid, MoneyField, NumberField } from "@reserve/design-system/fields";
import { XIcon } from "@reserve/design-system/icons";
import { fromCents, toCents } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { useDraft } from "../../../shared/form/useDraft.ts";
import { formatMoney } from "../../../shared/format/format.ts";
import { TitlePicker } from "../../../shared/pickers/TitlePicker.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { customerById } from "../entry/entry.queries.ts";
import type { TitleFacts } from "../entry/entry.values.ts";
import { PriceHint } from "../entry/PriceHint.tsx";
import { useTitleFacts } from "../entry/useTitleFacts.ts";
import {
  type AddedTitle,
  changesOf,
  editableItems,
  fieldOf,
  type LineEdit,
  type LineEdits,
  moneyAfter,
  priceField,
  quantityField,
} from "./edit-lines.values.ts";

const FORM = "edit-lines";
/** Most changes of the contract. */
const MOST_TITLES = 100;

interface EditLinesDialogProps {
  order: Schemas["Document"];
  onClose: () => void;
}

/** « Modifier les lignes »: copies and prices of the lines that wait, titles added or put in the place of others, a reason, and what the order then comes to. */
export function EditLinesDialog({ order, onClose }: EditLinesDialogProps) {
  const { t } = useTranslation("orders");
  const { id: documentId, customId: number, version } = order;
  const [edits, setEdits] = useState<LineEdits>({ byId: {}, added: [] });
  const [reason, setReason] = useDraft(`order ${documentId} edit reason`);
  const [own, setOwn] = useState<FormErrors | null>(null);
  // A rejection names changes by their index at that time.
  const [sent, setSent] = useState<ReturnType<typeof changesOf>>([]);
  const items = editableItems(order);
  const changes = changesOf(order, edits);
  const repriced = items.flatMap(({ id, ean }) => (edits.byId[id]?.price === undefined ? [] : [ean]));
  const factsOf = useTitleFacts([...new Set([...repriced, ...edits.added.map(({ ean }) => ean)])]);
  const roleId = useRoleId(order, factsOf.size > 0);
  const command = useWrite("editDocumentItems", {
    announce: () => ({ detail: t("edit.done", { number }) }),
    onDone() {
      setReason("");
      onClose();
    },
  });
  const { failure, isSending } = command;
  const isStale = failure?.kind === "stale";
  const rejected = useMemo((): FormErrors | null => {
    if (!failure || failure.kind === "stale") return null;
    const { summary, properties } = fieldErrors(failure);
    return { summary, properties: properties.map((one) => ({ ...one, propertyName: fieldOf(one.propertyName, sent) })) };
  }, [failure, sent]);
  const money = moneyAfter(order, edits, (ean) => factsOf.get(ean)?.fullCents ?? null);
  const editLine = (id: number, edit: LineEdit) => setEdits({ ...edits, byId: { ...edits.byId, [id]: { ...edits.byId[id], ...edit } } });
  const editTitle = (ean: string, part: Partial<AddedTitle>) =>
    setEdits({ ...edits, added: edits.added.map((one) => (one.ean === ean ? { ...one, ...part } : one)) });
  function submit() {
    const problem = changes.length === 0 ? { summary: [t("edit.nothing")], properties: [] } : null;
    setOwn(problem);
    if (problem) return;
    setSent(changes);
    const body = { documentId, reason: reason.trim(), changes: changes.map(({ change }) => change) };
    void command.send({ body }, `"${version}"`);
  }
  const law = { roleId, shippingMethod: order.shippingMethod } as const;
  return (
    <Dialog
      actions={
        <>
          <Button disabledReason={isSending ? "" : undefined} onClick={onClose}>
            {t("edit.close")}
          </Button>
          <Button form={FORM} isBusy={isSending} type="submit" variant="primary">
            {t("edit.save")}
          </Button>
        </>
      }
      isLocked={isSending}
      onClose={onClose}
      size="wide"
      title={t("edit.title", { number })}
    >
      <Form errors={own ?? rejected} id={FORM} label={t("edit.label")} onSubmit={submit} summaryTitle={t("edit.notSaved")}>
        <FieldStack>
          {isStale ? (
            <Alert isUrgent title={t("conflict.title")} tone="warning">
              {t("edit.stale")}
            </Alert>
          ) : null}
          <TitlePicker
            selection={{
              titles: [],
              room: MOST_TITLES - edits.added.length,
              add: (titles) => setEdits({ ...edits, added: withTitles(edits.added, titles).slice(0, MOST_TITLES) }),
            }}
          />
          {edits.added.map((added) => (
            <AddedLine
              added={added}
              facts={factsOf.get(added.ean)}
              items={items}
              key={added.ean}
              law={law}
              onChange={(part) => editTitle(added.ean, part)}
              onRemove={() => setEdits({ ...edits, added: edits.added.filter(({ ean }) => ean !== added.ean) })}
              taken={edits.added.flatMap(({ ean, replacesId }) => (ean === added.ean ? [] : (replacesId ?? [])))}
            />
          ))}
          {items
            .filter(({ id }) => !edits.added.some(({ replacesId }) => replacesId === id))
            .map((item) => (
              <EditedLine
                edit={edits.byId[item.id] ?? {}}
                facts={factsOf.get(item.ean)}
                item={item}
                key={item.id}
                law={law}
                onChange={(edit) => editLine(item.id, edit)}
              />
            ))}
          <TextField
            autoComplete="off"
            help={t("edit.reasonHelp")}
            label={t("edit.reason")}
            maxLength={500}
            name="reason"
            onChange={setReason}
            required
            value={reason}
          />
          <DescriptionList
            items={[
              { term: t("edit.before"), description: formatMoney(money.before) },
              { term: <strong>{t("edit.after")}</strong>, description: <strong>{formatMoney(money.after)}</strong> },
              ...(money.due === null ? [] : [{ term: t("edit.due"), description: formatMoney(money.due) }]),
              ...(money.surplus === null ? [] : [{ term: t("edit.surplus"), description: formatMoney(money.surplus) }]),
            ]}
          />
        </FieldStack>
      </Form>
    </Dialog>
  );
}

/** Buyer and delivery, which the price law depends on besides the title and its price. */
interface Law {
  roleId: number | null;
  shippingMethod: Schemas["ShippingMethod"];
}

interface EditedLineProps {
  item: Schemas["DocumentItem"];
  edit: LineEdit;
  facts: TitleFacts | undefined;
  law: Law;
  onChange: (edit: LineEdit) => void;
}

function EditedLine({ item, edit, facts, law, onChange }: EditedLineProps) {
  const { t } = useTranslation("orders");
  const { id, title } = item;
  const price = edit.price ?? item.unitPriceWithTax;
  return (
    <FieldStack>
      <FieldGrid>
        <FieldCell span={8}>
          <NumberField
            label={t("entry.copies", { title })}
            max={item.quantity}
            min={1}
            name={quantityField(id)}
            onChange={(copies) => onChange({ quantity: copies ?? item.quantity })}
            step={1}
            unit={t("ask.ofCopies", { count: item.quantity })}
            value={edit.quantity ?? item.quantity}
          />
        </FieldCell>
        <FieldCell span={4}>
          <MoneyField
            label={t("entry.price")}
            max="99999.99"
            name={priceField(id)}
            onChange={(typed) => onChange({ price: typed })}
            value={price}
          />
        </FieldCell>
      </FieldGrid>
      {edit.price === undefined ? null : (
        <Note>
          <PriceHint facts={facts} {...law} unitCents={toCents(price)} />
        </Note>
      )}
    </FieldStack>
  );
}

interface AddedLineProps {
  added: AddedTitle;
  facts: TitleFacts | undefined;
  items: readonly Schemas["DocumentItem"][];
  /** Lines that other titles replace. */
  taken: readonly number[];
  law: Law;
  onChange: (part: Partial<AddedTitle>) => void;
  onRemove: () => void;
}

function AddedLine({ added, facts, items, taken, law, onChange, onRemove }: AddedLineProps) {
  const { t } = useTranslation("orders");
  const { ean, title, quantity, price, replacesId } = added;
  const unitCents = price === "" ? (facts?.fullCents ?? null) : toCents(price);
  const replaceable = items.filter(({ id }) => !taken.includes(id));
  return (
    <FieldStack>
      <FieldGrid>
        <FieldCell span={4}>
          <NumberField
            label={t("entry.copies", { title })}
            max={9999}
            min={1}
            name={quantityField(ean)}
            onChange={(copies) => onChange({ quantity: copies ?? 1 })}
            step={1}
            value={quantity}
          />
        </FieldCell>
        <FieldCell span={4}>
          <MoneyField
            label={t("entry.price")}
            max="99999.99"
            name={priceField(ean)}
            onChange={(typed) => onChange({ price: typed })}
            value={unitCents === null ? "" : fromCents(unitCents)}
          />
        </FieldCell>
        <FieldCell span={4}>
          <Select
            label={t("edit.place")}
            onChange={(id) => onChange({ replacesId: id === "" ? null : Number(id) })}
            options={[
              { value: "", label: t("edit.added") },
              ...replaceable.map((item) => ({ value: String(item.id), label: t("edit.insteadOf", { title: item.title }) })),
            ]}
            value={replacesId === null ? "" : String(replacesId)}
          />
        </FieldCell>
      </FieldGrid>
      <FormRow>
        <Note>
          {unitCents === null ? t("entry.noPrice") : t("entry.lineTotal", { amount: formatMoney(fromCents(unitCents * quantity)) })}{" "}
          <PriceHint facts={facts} {...law} unitCents={unitCents} />
        </Note>
        <Button aria-label={t("entry.removeTitle", { title })} icon={<XIcon />} onClick={onRemove} variant="plain">
          {t("entry.remove")}
        </Button>
      </FormRow>
    </FieldStack>
  );
}

/** Adds a copy of each title; a title that was scanned before gets one more. */
function withTitles(added: readonly AddedTitle[], titles: readonly { ean: string; title: string }[]): AddedTitle[] {
  const sum = [...added];
  for (const { ean, title } of titles) {
    const at = sum.findIndex((one) => one.ean === ean);
    const before = sum[at];
    if (before) sum[at] = { ...before, quantity: before.quantity + 1 };
    else sum.push({ ean, title, quantity: 1, price: "", replacesId: null });
  }
  return sum;
}

/** Returns the customer's role, for the price law; null while it is unknown. */
function useRoleId(order: Schemas["Document"], isWanted: boolean): number | null {
  const { api } = useRuntime();
  const may = useMay();
  const { customerId } = order;
  const { data } = useQuery({ ...customerById(api, customerId ?? 0), enabled: isWanted && customerId !== null && may("getCustomer") });
  return data?.role?.id ?? null;
}
