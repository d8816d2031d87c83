import type { Schemas } from "@reserve/contract";
import { Alert, Button, CopyButton, Dialog, FactGrid, Form, Link, Section, Sheet, TextArea } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../shared/format.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";

type Pasted = Schemas["PastedEan"];

/** As many as one call takes. */
const MOST = 1000;

/** What is known of pasted numbers. */
export interface PastedAnswer {
  items: readonly Pasted[];
  duplicateCount: number;
}

/** The codes in a pasted text: one a line, or parted by commas, semicolons, tabs or blanks that are not inside of a number. */
export function codesIn(text: string): string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .flatMap((piece) => (/^[\d\s-]+$/.test(piece) && piece.replace(/\D/g, "").length > 13 ? piece.split(/\s+/) : [piece]))
    .map((code) => code.trim().slice(0, 40))
    .filter((code) => code !== "");
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
  const codes = codesIn(text);
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

/** Asks what is known of codes; a sentence when that failed. */
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
  onChange: (answer: PastedAnswer) => void;
  onClose: () => void;
}

/** What became of pasted numbers: three figures, each trouble with its own way out, then the titles in the order of the paste. */
export function PastedReport({ answer: { items, duplicateCount }, onChange, onClose }: PastedReportProps) {
  const { t } = useTranslation(["products", "shared"]);
  const of = (...verdicts: Pasted["verdict"][]) => items.filter(({ verdict }) => verdicts.includes(verdict));
  const known = of("Known");
  const wrong = of("WrongKey", "Unreadable");
  const troubles = items.filter(({ verdict }) => verdict !== "Known");
  const take = (one: Pasted) => onChange({ items: items.map((item) => (item === one ? taken(one) : item)), duplicateCount });
  return (
    <Sheet>
      <Section
        aside={duplicateCount > 0 ? t("pasted.order", { count: duplicateCount }) : t("pasted.orderAlone")}
        title={t("pasted.title", { count: items.length + duplicateCount })}
      >
        <FactGrid
          emptyText="0"
          facts={[
            { term: t("pasted.known"), description: formatCount(known.length), span: 4 },
            { term: t("pasted.unknown"), description: formatCount(of("Unknown").length), span: 4 },
            { term: t("pasted.wrong"), description: formatCount(wrong.length), span: 4 },
          ]}
        />
        {troubles.length > 0 ? (
          <ul aria-label={t("pasted.troubles", { count: troubles.length })}>
            {troubles.map((one) => (
              <li key={one.typed}>
                {one.typed} – {sentenceOf(one)}{" "}
                {one.corrected ? <Button onClick={() => take(one)}>{t("pasted.take", { ean: one.corrected })}</Button> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {troubles.length > 0 ? (
          <CopyButton label={t("pasted.copy", { count: troubles.length })} value={troubles.map(({ typed }) => typed).join("\n")} />
        ) : null}
        <Button onClick={onClose} variant="plain">
          {t("pasted.back")}
        </Button>
      </Section>
      {known.length > 0 ? (
        <Section title={t("pasted.titles")}>
          <ol>
            {known.map(({ ean, product }) =>
              product ? (
                <li key={ean}>
                  <Link href={to.product(product.id)}>{product.title}</Link>, {product.authors.join(", ")} {product.ean}
                </li>
              ) : null,
            )}
          </ol>
        </Section>
      ) : null}
    </Sheet>
  );

  function sentenceOf({ verdict, corrected, product }: Pasted): string {
    if (verdict === "Unknown") return t("pasted.unknownWhy");
    if (verdict === "Unreadable") return t("pasted.unreadable");
    const key = corrected?.slice(-1) ?? "";
    return product ? t("pasted.wrongKeyTitle", { key, title: product.title }) : t("pasted.wrongKey", { key });
  }
}

/** The number with the right key: known where a title carries it. */
function taken(one: Pasted): Pasted {
  return {
    typed: one.corrected ?? one.typed,
    ean: one.corrected,
    corrected: null,
    verdict: one.product ? "Known" : "Unknown",
    product: one.product,
  };
}
