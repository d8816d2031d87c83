import { Button, IconButton } from "@reserve/design-system";
import { BellIcon, TruckIcon, Undo2Icon, Volume2Icon, VolumeXIcon } from "@reserve/design-system/icons";
import { ScanBar } from "@reserve/design-system/picking";
import { progressOf, readinessOf } from "@reserve/workflows";
import { useTranslation } from "react-i18next";
import { useScanner } from "../../shared/pickers/useScanner.ts";
import { someOf } from "./preparation.facts.ts";
import type { Preparation } from "./usePreparation.ts";
import { useScanTexts } from "./useScanTexts.ts";

/** Scan bar with the last result, the progress, and the button of the next completed order. */
export function PreparationBar({ preparation }: { preparation: Preparation }) {
  const { t } = useTranslation("preparation");
  const { snapshot, send, trays, isSoundOn, toggleSound } = preparation;
  const { context } = snapshot;
  const scan = (text: string) => send({ type: "scan", text });
  useScanner(scan);
  const answer = useScanTexts(preparation);
  const { picked, total } = progressOf(
    context,
    context.orders.flatMap(({ lines }) => lines),
  );
  const words = t("progress", { picked, count: total });
  const hint = picked === 0 ? t("scan.hint") : picked === total ? t("scan.allDone") : words;
  const ready = trays
    .map((tray) => ({ tray, readiness: readinessOf(context, tray.document.id) }))
    .filter(({ readiness: { isDone, canEnd } }) => (trays.length > 1 ? isDone : canEnd));
  // The order completed by the last scan, else the one that waits longest.
  const scanned = context.last?.result.kind === "picked" ? context.last.result.orderId : null;
  const next = ready.find(({ tray }) => tray.document.id === scanned) ?? ready[0];
  return (
    <ScanBar
      answer={answer}
      enterLabel={t("scan.enter")}
      fieldLabel={t("scan.field")}
      hint={hint}
      label={t("scan.label")}
      onScan={scan}
      progress={{ done: picked, total, label: words }}
      tools={
        <>
          <IconButton
            disabledReason={snapshot.can({ type: "undo" }) ? undefined : t(picked === 0 ? "scan.nothingToUndo" : "scan.undoForgotten")}
            icon={<Undo2Icon />}
            label={t("scan.undo")}
            onClick={() => send({ type: "undo" })}
          />
          <IconButton
            aria-pressed={isSoundOn}
            icon={isSoundOn ? <Volume2Icon /> : <VolumeXIcon />}
            label={t("scan.sound")}
            onClick={toggleSound}
          />
        </>
      }
    >
      {next ? (
        <Button
          icon={next.readiness.end === "shipItems" ? <TruckIcon /> : <BellIcon />}
          onClick={() => send({ type: "ask", orderId: next.tray.document.id })}
          variant={next.readiness.isDone ? "primary" : "secondary"}
        >
          {trays.length > 1
            ? t(`end.${next.readiness.end}Number`, { number: next.tray.document.customId })
            : next.readiness.isDone
              ? t(`end.${next.readiness.end}`)
              : t(`end.${someOf[next.readiness.end]}`, { count: next.readiness.lines.length })}
        </Button>
      ) : null}
    </ScanBar>
  );
}
