import { fieldErrors } from "@reserve/api-client";
import { Alert, ConfirmDialog } from "@reserve/design-system";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Confirmable } from "./confirmable.ts";

interface ConfirmationProps {
  command: Confirmable;
  /** A line with the action, its amount and its recipient. */
  detail: ReactNode;
  tone?: "normal" | "danger";
  /** Names of the properties whose message is shown by a field of the dialog. */
  fields?: readonly string[];
  /** Field with the initial focus; « Annuler » by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Confirms with the values of the dialog's own fields; by default confirms the command unchanged. */
  onConfirm?: () => void;
  /** Fields of the dialog's own. */
  children?: ReactNode;
}

/** « Voulez-vous vraiment effectuer cette action ? », Annuler, Confirmer: the console's confirmation dialog, open while the command waits for it. */
export function Confirmation({ command, ...question }: ConfirmationProps) {
  return command.pendingInput ? <Question command={command} {...question} /> : null;
}

function Question({
  command: { failure, isSending, confirm, cancel },
  detail,
  tone,
  fields = [],
  initialFocus,
  onConfirm = () => confirm(),
  children,
}: ConfirmationProps) {
  const { t } = useTranslation("shared");
  const { summary, properties } = fieldErrors(failure);
  const unclaimed = properties.filter(({ propertyName }) => !fields.some((field) => propertyName.startsWith(field)));
  const sentences = [...summary, ...unclaimed.map(({ errorMessage }) => errorMessage)];
  const isSilent = failure !== null && summary.length === 0 && properties.length === 0;
  return (
    <ConfirmDialog
      cancelLabel={t("confirm.cancel")}
      confirmLabel={t("confirm.confirm")}
      detail={detail}
      initialFocus={initialFocus}
      isBusy={isSending}
      onCancel={cancel}
      onConfirm={onConfirm}
      question={t("confirm.question")}
      {...(tone ? { tone } : {})}
    >
      {children}
      {sentences.length > 0 || isSilent ? (
        // Announced by the toast that the specification requires; repeated here to be read beside the fields.
        <Alert tone="danger">{isSilent ? t("toast.failure") : sentences.join(" ")}</Alert>
      ) : null}
    </ConfirmDialog>
  );
}
