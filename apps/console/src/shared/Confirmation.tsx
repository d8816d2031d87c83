import { fieldErrors } from "@reserve/api-client";
import { Alert, ConfirmDialog } from "@reserve/design-system";
import type { Refusal } from "@reserve/workflows";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";

interface ConfirmationProps {
  /** One line: what will be done, how much, to whom. */
  detail: ReactNode;
  tone?: "normal" | "danger";
  isSending: boolean;
  /** The last refusal: its sentences stand in the dialog, beside the fields that it may concern. */
  failure?: Refusal | null;
  /** Names of the properties whose message a field of the dialog shows itself. */
  fields?: readonly string[];
  /** The field with which the dialog begins; « Annuler » when absent. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** Fields of the dialog's own. */
  children?: ReactNode;
}

/** « Voulez-vous vraiment effectuer cette action ? », Annuler, Confirmer: the one confirmation of the console. */
export function Confirmation({
  detail,
  tone,
  isSending,
  failure = null,
  fields = [],
  initialFocus,
  onConfirm,
  onCancel,
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
      onCancel={onCancel}
      onConfirm={onConfirm}
      question={t("confirm.question")}
      {...(tone ? { tone } : {})}
    >
      {children}
      {sentences.length > 0 || isSilent ? (
        // Said aloud by the toast that the specification asks for; here it stays to be read beside the fields.
        <Alert tone="danger">{isSilent ? t("toast.failure") : sentences.join(" ")}</Alert>
      ) : null}
    </ConfirmDialog>
  );
}
