import type { Schemas } from "@reserve/contract";
import { Alert, Button, ButtonLink, CopyButton, Dialog, FactGrid, Form, FormRow, Section, Sheet, TextArea } from "@reserve/design-system";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { codesInText, isRoundedNumber } from "@reserve/domain/spreadsheet";
import type { TFunction } from "i18next";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { nameColumn, ownColumn } from "../../../shared/list/list-columns.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";

type Pasted = Schemas["PastedEan"];
type Product = Schemas["ProductSummary"];

/** Maximum number of EANs per request. */
const MOST = 1000;
/** Maximum characters of a number. */
const MOST_SIGNS = 40;

/** Result of looking up pasted numbers. */
export interface PastedAnswer {
  items: readonly Pasted[];
  duplicateCount: number;
}

interface PasteDialogProps {
  onClose: () => void;
  onFound: (answer: PastedAnswer) => void;
}

/** « Coller des EAN »: many numbers at once, from a mail or a sheet. */
export function PasteEans({ onClose, onFound }: PasteDialogProps) {
  const { t } = useTranslation(["products", "shared"]);
  const [text, setText] = useState("");
  const { look, isLooking, failure } = useLookup(onFound);
  const codes = codesInText(text).map((code) => code.slice(0, MOST_SIGNS));
  const isTooMany = codes.length > MOST;
  return (
    <Dialog isLocked={isLooking} onClose={onClose} size="wide" title={t("pasted.button")}>
      <Form
        errors={null}
        label={t("pasted.button")}
        onSubmit={() => {
          if (codes.length > 0 && !isTooMany) void look(codes);
        }}
      >
        <TextArea
          error={isTooMany ? t("pasted.tooMany", { count: MOST }) : undefined}
          help={t("pasted.help")}
          label={t("pasted.label")}
          onChange={setText}
          readOnly={isLooking}
          rows={8}
          spellCheck={false}
          value={text}
        />
        {failure ? (
          <Alert title={t("shared:toast.failure")} tone="danger">
            {failure}
          </Alert>
        ) : null}
        <Button
          disabledReason={codes.length === 0 ? t("pasted.nothing") : undefined}
          isBusy={isLooking}
          reasonPlacement="beside"
          type="submit"
          variant="primary"
        >
          {t("pasted.show", { count: codes.length })}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Looks codes up; reports a failure as text. */
function useLookup(onFound: (answer: PastedAnswer) => void) {
  const { t } = useTranslation("shared");
  const { api } = useRuntime();
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function look(eans: string[]) {
    setIsLooking(true);
    setFailure(null);
    const result = await api.send("listProductsByEans", { body: { eans } });
    setIsLooking(false);
    if (result.isValid) onFound(result.output.entityOutput);
    else setFailure(result.errors[0] ?? t("state.offlineDetail"));
  }
  return { look, isLooking, failure };
}

interface PastedReportProps {
  answer: PastedAnswer;
  /** The titles’ table as the list has it: its columns, its choice. */
  table: Pick<ComponentProps<typeof DataTable<Product>>, "columns" | "getRowId" | "options" | "rowHref" | "selection">;
  onChange: (answer: PastedAnswer) => void;
  onChoose: (titles: readonly Product[]) => void;
  onClose: () => void;
}

/** Report on pasted numbers: three counts, each problem with its own fix, then the products in pasted order. */
export function PastedReport({ answer: { items, duplicateCount }, table, onChange, onChoose, onClose }: PastedReportProps) {
  const { t } = useTranslation(["products", "shared"]);
  const may = useMay();
  const of = (...verdicts: Pasted["verdict"][]) => items.filter(({ verdict }) => verdicts.includes(verdict));
  const titles = [...new Map(of("Known").flatMap(({ product }) => (product ? [[product.id, product] as const] : []))).values()];
  const troubles = items.filter(({ verdict }) => verdict !== "Known");
  const take = (one: Pasted) => onChange({ items: items.map((item) => (item === one ? taken(one) : item)), duplicateCount });
  return (
    <>
      <Sheet>
        <Section
          aside={duplicateCount > 0 ? t("pasted.order", { count: duplicateCount }) : t("pasted.orderAlone")}
          title={t("pasted.title", { count: items.length + duplicateCount })}
        >
          <FactGrid
            emptyText="0"
            facts={[
              { term: t("pasted.known"), description: formatCount(of("Known").length), span: 4 },
              { term: t("pasted.unknown"), description: formatCount(of("Unknown").length), span: 4 },
              { term: t("pasted.wrong"), description: formatCount(of("WrongKey", "Unreadable").length), span: 4 },
            ]}
          />
        </Section>
        {troubles.length > 0 ? (
          <DataTable
            caption={t("pasted.troubles", { count: troubles.length })}
            columns={troubleColumns(t, take, may("createProduct"))}
            getRowId={({ typed }) => typed}
            options={{ isFlush: true, hasShortcuts: false }}
            rows={troubles}
          />
        ) : null}
        <Section>
          <FormRow>
            {titles.length > 0 ? (
              <Button onClick={() => onChoose(titles)} variant="primary">
                {t("pasted.choose", { count: titles.length })}
              </Button>
            ) : null}
            {troubles.length > 0 ? (
              <CopyButton label={t("pasted.copy", { count: troubles.length })} value={troubles.map(({ typed }) => typed).join("\n")} />
            ) : null}
            <Button onClick={onClose} variant="plain">
              {t("pasted.back")}
            </Button>
          </FormRow>
        </Section>
      </Sheet>
      {titles.length > 0 ? <DataTable {...table} caption={t("list.caption", { count: titles.length })} rows={titles} /> : null}
    </>
  );
}

/** Returns the columns for numbers without a product: the reason, and a fix. */
function troubleColumns(t: TFunction<["products", "shared"]>, take: (one: Pasted) => void, mayCreate: boolean): DataColumn<Pasted>[] {
  const why = ({ typed, verdict, corrected, product }: Pasted) => {
    if (verdict === "Unknown") return t("pasted.unknownWhy");
    if (verdict === "Unreadable") return t(isRoundedNumber(typed) ? "pasted.rounded" : "pasted.unreadable");
    const key = corrected?.slice(-1) ?? "";
    return product ? t("pasted.wrongKeyTitle", { key, title: product.title }) : t("pasted.wrongKey", { key });
  };
  const way = (one: Pasted) => {
    if (one.corrected) return <Button onClick={() => take(one)}>{t("pasted.take", { ean: one.corrected })}</Button>;
    if (one.verdict === "Unknown" && one.ean && mayCreate)
      return <ButtonLink href={to.customProduct({ ean: one.ean })}>{t("pasted.create")}</ButtonLink>;
    return null;
  };
  return [
    nameColumn("typed", t("field.ean"), ({ typed }) => typed, { room: "medium" }),
    ownColumn("why", t("pasted.why"), "long", why, { isFlexible: true, cardSlot: "plain" }),
    ownColumn("way", t("pasted.way"), "long", way, { align: "end", isHeaderHidden: true }),
  ];
}

/** Returns the number with its check digit corrected: known when a product has it. */
function taken(one: Pasted): Pasted {
  return {
    typed: one.corrected ?? one.typed,
    ean: one.corrected,
    corrected: null,
    verdict: one.product ? "Known" : "Unknown",
    product: one.product,
  };
}
