import type { Schemas } from "@reserve/contract";
import { Alert, Button, Checkbox, Dialog, FieldStack, useToasts } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../shared/export/save-file.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { type BulkPaper, printable } from "./bulk.ts";

type Row = Schemas["DocumentSummary"];

/** Labels come first, as they come first in the file. */
const PAPERS: readonly BulkPaper[] = ["labels", "deliveryNotes"];

/** Reason why a document was rejected, with its order; without an order it concerns all. */
interface RefusedPaper {
  row?: Row | undefined;
  sentence: string;
}

interface BulkPapersProps {
  rows: readonly Row[];
  onClose: () => void;
}

/**
 * Dialog for labels and delivery notes of the selected orders as one PDF; orders without a document are named, and the others can be downloaded
 * without them.
 */
export function BulkPapers({ rows, onClose }: BulkPapersProps) {
  const { t } = useTranslation(["orders", "shared"]);
  const { api, variant } = useRuntime();
  const { show } = useToasts();
  const [isWanted, setIsWanted] = useState<Record<BulkPaper, boolean>>({ labels: true, deliveryNotes: true });
  const [without, setWithout] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPaper[]>([]);
  const [isFetching, setIsFetching] = useState(false);
  const possible = printable(rows, variant.flags);
  const wanted = (paper: BulkPaper) =>
    isWanted[paper] ? possible[paper].map(({ id }) => id).filter((id) => !without.includes(keyOf(paper, id))) : [];
  const body = { labels: wanted("labels"), deliveryNotes: wanted("deliveryNotes") };
  const isNothing = body.labels.length + body.deliveryNotes.length === 0;

  async function take() {
    if (isFetching) return;
    setIsFetching(true);
    setRefused([]);
    const file = await api.download("generatePapers", { body });
    setIsFetching(false);
    if (file.isValid) {
      const fileName = file.fileName ?? "papers.pdf";
      saveFile(fileName, file.blob);
      show({ tone: "success", text: t("papers.fetched"), detail: fileName });
      return onClose();
    }
    const places = file.propertiesErrorMessages.map(({ propertyName, errorMessage }) => {
      const [, paper, index] = /^(labels|deliveryNotes)\[(\d+)\]/.exec(propertyName) ?? [];
      const id = paper ? body[paper as BulkPaper][Number(index)] : undefined;
      return {
        key: id === undefined ? null : keyOf(paper as BulkPaper, id),
        row: rows.find((row) => row.id === id),
        sentence: errorMessage,
      };
    });
    const general = places.length > 0 ? file.errors : [file.errors[0] ?? t("shared:toast.failure")];
    setRefused([...general.map((sentence) => ({ sentence })), ...places]);
    setWithout([...without, ...places.flatMap(({ key }) => key ?? [])]);
  }

  return (
    <Dialog
      actions={
        <>
          <Button disabledReason={isFetching ? "" : undefined} onClick={onClose}>
            {t("bulk.papers.close")}
          </Button>
          <Button
            disabledReason={isNothing ? t("bulk.papers.nothing") : undefined}
            isBusy={isFetching}
            onClick={() => void take()}
            reasonPlacement="beside"
            variant="primary"
          >
            {t(without.length > 0 ? "bulk.papers.takeRest" : "bulk.papers.take")}
          </Button>
        </>
      }
      isLocked={isFetching}
      onClose={onClose}
      title={t("bulk.papers.title")}
    >
      <FieldStack>
        {PAPERS.map((paper) => {
          const isOff = possible[paper].length === 0;
          const missing = rows.filter((row) => !possible[paper].includes(row)).map(({ customId }) => customId);
          return (
            <Checkbox
              checked={isWanted[paper] && !isOff}
              disabledReason={isOff ? t(`bulk.papers.none.${variant.flags.generateLabels ? paper : offFor(paper)}`) : undefined}
              help={!isOff && missing.length > 0 ? t(`bulk.papers.missing.${paper}`, { numbers: missing.join(", ") }) : undefined}
              key={paper}
              label={t(`bulk.papers.${paper}`, { count: possible[paper].length })}
              onChange={(isTicked) => setIsWanted((before) => ({ ...before, [paper]: isTicked }))}
            />
          );
        })}
        {refused.length > 0 ? (
          <Alert isUrgent title={t("bulk.papers.refused")} tone="danger">
            <ul>
              {refused.map(({ row, sentence }) => (
                <li key={`${row?.id} ${sentence}`}>
                  {row
                    ? t("bulk.papers.refusedOrder", {
                        order: t("bulk.order", { number: row.customId, name: row.customerName }),
                        reason: sentence,
                      })
                    : sentence}
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
      </FieldStack>
    </Dialog>
  );
}

const keyOf = (paper: BulkPaper, id: number) => `${paper} ${id}`;

/** Returns the key of the reason why a document is unavailable: labels depend on the client's feature, other documents do not. */
const offFor = (paper: BulkPaper) => (paper === "labels" ? "feature" : paper);
