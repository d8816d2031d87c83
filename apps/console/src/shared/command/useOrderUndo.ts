import type { Schemas } from "@reserve/contract";
import { type ToastMessage, useToasts } from "@reserve/design-system";
import type { OrderUndo, Refusal } from "@reserve/workflows";
import { useRuntime } from "../query/runtime.tsx";
import { useSettle } from "./useSettle.ts";

/** Undo period of an order action, in seconds. */
export const UNDO_SECONDS = 10;

/** An order with an action that can be undone. */
interface UndoableOrder {
  id: number;
  customId: string;
  undo: OrderUndo | null;
}

interface UndoWords {
  /** Label of the undo button. */
  label: string;
  /** Confirmation text for the number of restored orders. */
  undone: (count: number) => string;
}

/** Returns the toast option that undoes the action on these orders while possible; `onUndone` receives the restored orders. */
export function useOrderUndo(
  onUndone: (orders: readonly Schemas["Document"][]) => void = () => {},
): (orders: readonly UndoableOrder[], words: UndoWords) => Pick<ToastMessage, "action"> {
  const { api } = useRuntime();
  const settle = useSettle();
  const { show } = useToasts();
  return (orders, { label, undone }) => {
    const offered = orders.flatMap(({ id, customId, undo }) => (undo ? [{ documentId: id, customId, undoId: undo.id }] : []));
    if (offered.length === 0) return {};
    const takeBack = async () => {
      const back: Schemas["Document"][] = [];
      const refused: { number: string; refusal: Refusal }[] = [];
      for (const { customId, ...body } of offered) {
        const answer = await api.send("undoDocumentAction", { body });
        if (answer.isValid) back.push(answer.output.entityOutput);
        else refused.push({ number: customId, refusal: answer });
      }
      if (back.length > 0) {
        onUndone(back);
        settle("undoDocumentAction", { isValid: true }, { detail: undone(back.length) });
      }
      const [first] = refused;
      if (!first) return;
      if (refused.length === 1) settle("undoDocumentAction", first.refusal);
      else show({ tone: "danger", text: first.refusal.errors[0] ?? "", detail: refused.map(({ number }) => number).join(", ") });
    };
    return { action: { label, onPress: () => void takeBack(), milliseconds: UNDO_SECONDS * 1_000 } };
  };
}
