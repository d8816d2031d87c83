import type { Schemas } from "@reserve/contract";
import { MoneyField } from "@reserve/design-system/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { formatDate } from "../../shared/format/format.ts";

interface FloatDialogProps {
  till: Schemas["TillDay"];
  onClose: () => void;
}

/** « Fonds de caisse »: dialog with the cash in the till in the morning. */
export function FloatDialog({ till, onClose }: FloatDialogProps) {
  const { t } = useTranslation("till");
  const [amount, setAmount] = useState(till.openingFloat);
  const command = useWrite("setTillFloat", { announce: () => ({ detail: t("float.done") }), onDone: onClose });
  const send = () => {
    if (amount !== "") void command.send({ body: { day: till.day, amount, ...(till.store ? { storeId: till.store.id } : {}) } });
  };
  return (
    <Confirmation
      command={{ ...command, pendingInput: till, confirm: send, cancel: onClose }}
      detail={t("float.ask", { day: formatDate(till.day) })}
      fields={["amount"]}
    >
      <MoneyField
        error={sentenceAt(command.failure, "amount") ?? (amount === "" ? t("float.none") : undefined)}
        help={t("float.help")}
        label={t("float.label")}
        name="amount"
        onChange={setAmount}
        value={amount}
      />
    </Confirmation>
  );
}
