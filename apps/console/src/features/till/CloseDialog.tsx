import type { Schemas } from "@reserve/contract";
import { MoneyField } from "@reserve/design-system/fields";
import { fromCents, toCents } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { useDraft } from "../../shared/form/useDraft.ts";
import { formatDate, formatMoney } from "../../shared/format/format.ts";

interface CloseDialogProps {
  till: Schemas["TillDay"];
  onClose: () => void;
}

/** « Clôturer la journée »: dialog with the counted cash, its difference, and a warning that the day becomes final. */
export function CloseDialog({ till, onClose }: CloseDialogProps) {
  const { t } = useTranslation("till");
  const { store, payments } = till;
  const day = formatDate(till.day);
  // Counting takes time; the draft survives a reload.
  const [counted, setCounted] = useDraft(`till ${till.day} ${store?.id ?? ""}`);
  const [left, setLeft] = useState(till.openingFloat);
  const [isEmptyAnnounced, setIsEmptyAnnounced] = useState(false);
  const command = useWrite("closeTillDay", {
    announce: () => ({ detail: t("close.done", { day }) }),
    onDone() {
      setCounted("");
      onClose();
    },
  });
  const cash = till.expectedCash;
  const send = () => {
    setIsEmptyAnnounced(counted === "");
    if (counted === "") return;
    const body = { day: till.day, countedCash: counted, seenCount: payments.length };
    void command.send({ body: { ...body, ...(left === "" ? {} : { leftCash: left }), ...(store ? { storeId: store.id } : {}) } });
  };
  return (
    <Confirmation
      command={{ ...command, pendingInput: till, confirm: send, cancel: onClose }}
      detail={store ? t("close.askStore", { day, store: `${store.name}, ${store.city}` }) : t("close.ask", { day })}
      fields={["countedCash", "leftCash"]}
    >
      <MoneyField
        error={sentenceAt(command.failure, "countedCash") ?? (isEmptyAnnounced && counted === "" ? t("close.noCount") : undefined)}
        help={t("close.countedHelp", { amount: formatMoney(cash), float: formatMoney(till.openingFloat) })}
        label={t("close.counted")}
        name="countedCash"
        onChange={setCounted}
        value={counted}
      />
      <p aria-live="polite">{differenceWords()}</p>
      <MoneyField
        error={sentenceAt(command.failure, "leftCash")}
        help={t("close.leftHelp")}
        label={t("close.left")}
        name="leftCash"
        onChange={setLeft}
        value={left}
      />
    </Confirmation>
  );

  function differenceWords(): string {
    const countedCents = toCents(counted);
    if (countedCents === null) return "";
    const cents = countedCents - (toCents(cash) ?? 0);
    if (cents === 0) return t("closed.exact");
    return t(cents > 0 ? "closed.more" : "closed.less", { amount: formatMoney(fromCents(Math.abs(cents))) });
  }
}
