import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Alert, Button, Checkbox, FieldStack, Form, RadioGroup, Section } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { ColumnChoice, columnsRead, TableColumns, type TableField } from "../../shared/list/TableColumns.tsx";

type Found = Schemas["Import"];
type Column = Schemas["ImportColumnField"];

const FIELDS = ["ean", "stock", "shelf"] as const satisfies readonly Column[];
/** Choice that rejects a file with several lines for one EAN. */
const REFUSE = "Refuse";

/** Columns and first rows of a stock file before the import; staff correct its columns and choose how several lines of one EAN are combined. */
export function ImportReading({ found, table }: { found: Found; table: Schemas["ImportTable"] }) {
  const { t } = useTranslation("imports");
  const isOpen = found.state === "Unmapped" || found.state === "Verified" || found.state === "Unreadable";
  const fields = FIELDS.map((field) => ({ field, label: t(`reading.${field}`), mayBeNone: field !== "ean", error: undefined }));
  return (
    <Section title={t("section.reading")}>
      <FieldStack>
        {found.remarks.length > 0 ? (
          <Alert title={t("reading.remarks")} tone="warning">
            {found.remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
          </Alert>
        ) : null}
        {found.state === "Unmapped" ? (
          <Alert title={t("reading.unmapped")} tone="warning">
            {t("reading.unmappedDetail")}
          </Alert>
        ) : null}
        <TableColumns fields={fields} table={table} />
        {isOpen ? <Preparing fields={fields} found={found} key={found.verifiedAt} table={table} /> : null}
      </FieldStack>
    </Section>
  );
}

interface PreparingProps {
  found: Found;
  table: Schemas["ImportTable"];
  fields: readonly TableField<Column>[];
}

function Preparing({ found, table, fields }: PreparingProps) {
  const { t } = useTranslation("imports");
  const { source } = found;
  const [chosen, setChosen] = useState(() => columnsRead(table, FIELDS));
  const [duplicates, setDuplicates] = useState<string>(found.duplicates ?? (source ? REFUSE : ""));
  const [isSaved, setSaved] = useState(false);
  const prepare = useWrite("prepareImport", { announce: () => ({ tone: "info", text: t("reading.again") }) });
  const { ean, stock, shelf } = chosen;
  const isIncomplete = ean === "" || (stock === "" && shelf === "");
  const isUndecided = found.duplicateCount > 0 && duplicates === "";
  const choices = (["Sum", "Last", ...(source ? ([REFUSE] as const) : [])] as const).map((value) => ({
    value,
    label: t(`duplicates.${value}`),
  }));
  const send = () =>
    void prepare.send({
      body: {
        id: found.id,
        columns: { ean, stock: stock || null, shelf: shelf || null },
        duplicates: duplicates === "Sum" || duplicates === "Last" ? duplicates : null,
        isSaved,
      },
    });
  return (
    <Form errors={prepare.failure ? fieldErrors(prepare.failure) : null} label={t("reading.form")} onSubmit={send}>
      <ColumnChoice
        chosen={chosen}
        fields={fields.map((one) => ({ ...one, error: sentenceAt(prepare.failure, `columns.${one.field}`) }))}
        onChange={setChosen}
        table={table}
      />
      {found.duplicateCount > 0 || source ? (
        <RadioGroup
          help={found.duplicateCount > 0 ? t("duplicates.count", { count: found.duplicateCount }) : undefined}
          label={t("duplicates.label")}
          onChange={setDuplicates}
          options={choices}
          value={duplicates}
        />
      ) : null}
      {source ? <Checkbox checked={isSaved} label={t(`reading.save${source.kind}`, { name: source.name })} onChange={setSaved} /> : null}
      <Button
        disabledReason={isIncomplete ? t("reading.incomplete") : isUndecided ? t("option.undecided") : undefined}
        isBusy={prepare.isSending}
        reasonPlacement="beside"
        type="submit"
        variant={found.state === "Unmapped" || (found.duplicateCount > 0 && found.duplicates === null) ? "primary" : "secondary"}
      >
        {t("reading.button")}
      </Button>
    </Form>
  );
}
