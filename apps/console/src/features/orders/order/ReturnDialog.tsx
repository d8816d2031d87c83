import type { Schemas } from "@reserve/contract";
import { Alert, FieldStack, loadable, Select, TextField } from "@reserve/design-system";
import { NumberField } from "@reserve/design-system/fields";
import { returnableCopies, returnStates } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../../shared/command/confirmable.ts";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { useDraft } from "../../../shared/form/useDraft.ts";
import { nameOf } from "./order.facts.ts";

// The comparison is larger than the dialog, and rarely needed.
const ReturnConflict = loadable(async () => (await import("./OrderConflict.tsx")).ReturnConflict);

type State = Schemas["ReturnState"];

interface ReturnDialogProps {
  order: Schemas["Document"];
  onClose: () => void;
}

/** Dialog to record a return: number of copies per line, and their condition. */
export function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const { t } = useTranslation("orders");
  const { id: documentId, customId: number, items: lines, version } = order;
  const [copies, setCopies] = useState<Readonly<Record<number, number | null>>>({});
  const [states, setStates] = useState<Readonly<Record<number, State>>>({});
  const [comment, setComment] = useDraft(`order ${documentId} return`);
  const [isEmptyAnnounced, setIsEmptyAnnounced] = useState(false);
  const command = useWrite("returnDocumentItems", {
    announce: () => ({ detail: t("return.done", { number }) }),
    onDone() {
      setComment("");
      onClose();
    },
  });
  const { failure } = command;
  const isStale = failure?.kind === "stale";
  const returnable = lines.flatMap((line) => {
    const most = returnableCopies(line, line.returnedQuantity ?? 0);
    return most > 0 ? [{ ...line, most }] : [];
  });
  const items = returnable.flatMap(({ id }) => {
    const quantity = copies[id] ?? 0;
    return quantity > 0 ? [{ itemId: id, quantity, state: states[id] ?? ("Resellable" as const) }] : [];
  });
  const send = () => {
    setIsEmptyAnnounced(items.length === 0);
    if (items.length === 0) return;
    void command.send({ body: { documentId, items, ...(comment.trim() ? { comment: comment.trim() } : {}) } }, `"${version}"`);
  };
  const errorOf = (id: number) => {
    const index = items.findIndex(({ itemId }) => itemId === id);
    return sentenceAt(failure, `items[${index}].quantity`) ?? sentenceAt(failure, `items[${index}].itemId`);
  };
  return (
    <Confirmation
      command={{ ...command, failure: isStale ? null : failure, pendingInput: order, confirm: send, cancel: onClose }}
      detail={t("return.ask", { name: nameOf(order), number })}
      fields={[...items.flatMap((_, index) => [`items[${index}].quantity`, `items[${index}].itemId`]), "comment"]}
    >
      <FieldStack>
        {isStale ? (
          <>
            <Alert isUrgent title={t("conflict.title")} tone="warning">
              {t("return.staleDetail")}
            </Alert>
            <ReturnConflict
              lines={items.map(({ itemId, quantity }) => {
                const line = lines.find(({ id }) => id === itemId);
                return { id: itemId, title: line?.title ?? "", mine: quantity, theirs: line?.returnedQuantity ?? 0 };
              })}
              number={number}
            />
          </>
        ) : null}
        {returnable.map(({ id, title, most }) => (
          <FieldStack key={id}>
            <NumberField
              error={errorOf(id) ?? (isEmptyAnnounced && items.length === 0 ? t("return.nothing") : undefined)}
              label={t("return.copies", { title })}
              max={most}
              min={0}
              onChange={(value) => setCopies({ ...copies, [id]: value })}
              step={1}
              unit={t("ask.ofCopies", { count: most })}
              value={copies[id] ?? 0}
            />
            {(copies[id] ?? 0) > 0 ? (
              <Select
                label={t("return.state", { title })}
                onChange={(value) => setStates({ ...states, [id]: value as State })}
                options={returnStates.map((value) => ({ value, label: t(`return.option.${value}`) }))}
                value={states[id] ?? "Resellable"}
              />
            ) : null}
          </FieldStack>
        ))}
        <TextField
          error={sentenceAt(failure, "comment")}
          isOptional
          label={t("return.comment")}
          maxLength={1000}
          name="comment"
          onChange={setComment}
          value={comment}
        />
      </FieldStack>
    </Confirmation>
  );
}
