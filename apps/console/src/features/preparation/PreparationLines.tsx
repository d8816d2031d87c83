import { Badge, Section, Sheet } from "@reserve/design-system";
import { BookmarkIcon } from "@reserve/design-system/icons";
import { PickGroup, PickLine } from "@reserve/design-system/picking";
import { daysUntilRelease } from "@reserve/domain";
import { formatIsbn } from "@reserve/domain/isbn";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../shared/format/format.ts";
import { type PickRow, shelvesOf } from "./preparation.facts.ts";
import type { Preparation } from "./usePreparation.ts";

interface PreparationLinesProps {
  preparation: Preparation;
  rows: readonly PickRow[];
}

/** Titles to pick, by shelf; unreleased ones are listed separately. */
export function PreparationLines({ preparation, rows }: PreparationLinesProps) {
  const { t } = useTranslation("preparation");
  const open = rows.filter(({ isAwaitingRelease }) => !isAwaitingRelease);
  const waiting = rows.filter(({ isAwaitingRelease }) => isAwaitingRelease);
  if (rows.length === 0) return null;
  const placeOf = (shelf: string | null) => (shelf === null ? t("lines.noShelf") : t("lines.shelf", { shelf }));
  return (
    <Sheet>
      {open.length > 0 ? (
        <Section aside={t("lines.count", { count: open.length })} isFlush title={t("lines.title")}>
          {shelvesOf(open).map(({ shelf, rows: onIt }) => (
            <PickGroup key={shelf ?? ""} label={placeOf(shelf)} shelf={shelf ?? t("lines.noShelf")}>
              {onIt.map((row) => (
                <Row key={row.key} preparation={preparation} row={row} />
              ))}
            </PickGroup>
          ))}
        </Section>
      ) : null}
      {waiting.length > 0 ? (
        <Section aside={t("lines.waitingHint")} isFlush title={t("lines.waiting")}>
          {shelvesOf(waiting).map(({ shelf, rows: onIt }) => (
            <PickGroup key={shelf ?? ""} label={t("lines.waitingOn", { place: placeOf(shelf) })} shelf={shelf ?? t("lines.noShelf")}>
              {onIt.map((row) => (
                <WaitingRow key={row.key} row={row} />
              ))}
            </PickGroup>
          ))}
        </Section>
      ) : null}
    </Sheet>
  );
}

function Row({ preparation, row }: { preparation: Preparation; row: PickRow }) {
  const { t } = useTranslation("preparation");
  const { snapshot, send, trays } = preparation;
  const { picked: counts, last } = snapshot.context;
  const { item, wanted } = row;
  const { title } = item;
  const total = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const picked = wanted.reduce((sum, { lineId, quantity }) => sum + Math.min(quantity, counts[lineId] ?? 0), 0);
  const lineIds = wanted.map(({ lineId }) => lineId);
  const trayOf = (orderId: number) => trays.find(({ document }) => document.id === orderId);
  return (
    <PickLine
      byline={item.authors.join(", ")}
      copies={{
        picked,
        total,
        label: t("copies.label", { picked, count: total }),
        onAdd: () => send({ type: "addCopy", lineIds }),
        onRemove: () => send({ type: "removeCopy", lineIds }),
        onTakeAll: () => send({ type: "takeAll", lineIds }),
        texts: {
          add: t("copies.add", { title }),
          remove: t("copies.remove", { title }),
          takeAll: total === 1 ? t("copies.take") : t("copies.takeAll"),
          takeAllName: total === 1 ? t("copies.takeName", { title }) : t("copies.takeAllName", { title }),
          putBack: t("copies.putBack"),
          putBackName: t("copies.putBackName", { title }),
          isAll: t("copies.isAll"),
          isNone: t("copies.isNone"),
        },
      }}
      currentTurn={last && "ean" in last.result && last.result.ean === item.ean ? last.turn : undefined}
      facts={<Facts row={row} />}
      note={
        trays.length > 1
          ? wanted.map(({ orderId, lineId, quantity }) => (
              <span key={lineId}>
                {t("lines.for", {
                  number: trayOf(orderId)?.document.customId ?? "",
                  slot: trayOf(orderId)?.slot ?? 0,
                  picked: Math.min(quantity, counts[lineId] ?? 0),
                  total: quantity,
                })}
              </span>
            ))
          : undefined
      }
      title={title}
    />
  );
}

function WaitingRow({ row: { item, wanted, ...row } }: { row: PickRow }) {
  const { t } = useTranslation("preparation");
  const days = daysUntilRelease({ status: item.status, releaseDate: item.releaseDate }, new Date());
  const count = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <PickLine
      byline={item.authors.join(", ")}
      facts={<Facts row={{ item, wanted, ...row }} />}
      note={
        <>
          <span>{t("lines.release", { date: item.releaseDate ? formatDate(item.releaseDate) : "", days: days ?? 0 })}</span>
          <span>{t("lines.copies", { count })}</span>
        </>
      }
      title={item.title}
    />
  );
}

function Facts({ row: { item, publisher } }: { row: PickRow }) {
  const { t } = useTranslation("preparation");
  return (
    <>
      <span>{formatIsbn(item.ean)}</span>
      {publisher ? <span>{publisher}</span> : null}
      {item.isSigned ? (
        <Badge icon={<BookmarkIcon />} isFilled isInset tone="warning">
          {t("lines.signed")}
        </Badge>
      ) : null}
    </>
  );
}
