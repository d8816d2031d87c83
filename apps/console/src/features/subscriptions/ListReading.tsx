import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Alert, Button, FieldStack, Form, Section } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { ColumnChoice, columnsRead, TableColumns } from "../../shared/list/TableColumns.tsx";

const FIELDS = ["email", "firstName", "lastName"] as const;

/** Columns and first rows of a list of people before the import; staff correct its columns. */
export function ListReading({ tried }: { tried: Schemas["SubscriberImport"] }) {
  const { t } = useTranslation("subscriptions");
  const { id, table, state } = tried;
  const [chosen, setChosen] = useState(() => columnsRead(table, FIELDS));
  const prepare = useWrite("prepareSubscriberImport", { announce: () => ({ text: t("import.tried") }) });
  const fields = FIELDS.map((field) => ({
    field,
    label: t(`import.columns.${field}`),
    mayBeNone: field !== "email",
    error: sentenceAt(prepare.failure, `columns.${field}`),
  }));
  if (table.columns.length === 0) return null;
  const { email, firstName, lastName } = chosen;
  const send = () => void prepare.send({ body: { id, columns: { email, firstName: firstName || null, lastName: lastName || null } } });
  return (
    <Section title={t("import.columns.title")}>
      <FieldStack>
        {table.isIncomplete ? <Alert tone="warning">{t("import.columns.missing")}</Alert> : null}
        <TableColumns fields={fields} table={table} />
        {state === "Checked" ? (
          <Form errors={prepare.failure ? fieldErrors(prepare.failure) : null} label={t("import.columns.form")} onSubmit={send}>
            <ColumnChoice chosen={chosen} fields={fields} onChange={setChosen} table={table} />
            <Button
              disabledReason={email === "" ? t("import.columns.missing") : undefined}
              isBusy={prepare.isSending}
              reasonPlacement="beside"
              type="submit"
              variant={table.isIncomplete ? "primary" : undefined}
            >
              {t("import.columns.button")}
            </Button>
          </Form>
        ) : null}
      </FieldStack>
    </Section>
  );
}
