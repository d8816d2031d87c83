import type { Schemas } from "@reserve/contract";
import { Button, ButtonLink, EmptyState, IconButton, Link, Page, Section, Sheet, Skeleton } from "@reserve/design-system";
import { BellIcon, PackageOpenIcon, RefreshCwIcon, Undo2Icon, Volume2Icon, VolumeXIcon } from "@reserve/design-system/icons";
import { PickOrder, PickOrders, ScanBar, ScanBench } from "@reserve/design-system/picking";
import { formatIsbn } from "@reserve/domain/isbn";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite, type Write } from "../../shared/command/useWrite.ts";
import { formatTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useScanner } from "../../shared/pickers/useScanner.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { arrivalList } from "./purchasing.queries.ts";
import { type Receiving, useArrivals } from "./useArrivals.ts";

type Arrivals = Schemas["ArrivalList"];
type Arrival = Schemas["Arrival"];
type Document = Schemas["ArrivalDocument"];

/** Screen to receive deliveries: each scanned copy shows its customer order, or its shelf. */
export function ArrivalListScreen() {
  const { t } = useTranslation(["purchasing", "app"]);
  const { api } = useRuntime();
  const query = useQuery(arrivalList(api));
  return (
    <Page
      actions={
        <ButtonLink href={to.toOrder()} icon={<PackageOpenIcon />}>
          {t("toOrder")}
        </ButtonLink>
      }
      subtitle={<span>{t("arrivals.subtitle")}</span>}
      title={t("app:screen.arrivals")}
    >
      <QueryState
        query={query}
        skeleton={
          <Sheet>
            <Section title={t("arrivals.today")}>
              <Skeleton height={240} />
            </Section>
          </Sheet>
        }
      >
        {(arrivals) => <ArrivalBench arrivals={arrivals} />}
      </QueryState>
    </Page>
  );
}

function ArrivalBench({ arrivals }: { arrivals: Arrivals }) {
  const { t } = useTranslation("purchasing");
  const receiving = useArrivals();
  const takeBack = useWrite("takeBackArrival", {
    onDone: ({ entityOutput: { title } }) =>
      receiving.say({ tone: "info", title: t("answer.takenBack"), detail: t("answer.title", { title }) }),
  });
  const notify = useWrite("notifyPicking", {
    onDone: ({ entityOutput: { customId } }) => receiving.say({ tone: "success", title: t("answer.notified", { number: customId }) }),
  });
  const { items } = arrivals;
  const notifiedDocument = items.find(({ document }) => document?.id === notify.pendingInput?.body.documentId)?.document;
  return (
    <ScanBench>
      <ArrivalBar arrivals={arrivals} notify={notify} receiving={receiving} takeBack={takeBack} />
      <Sheet>
        <Section aside={items.length > 0 ? t("arrivals.count", { count: arrivals.totalCount }) : undefined} title={t("arrivals.today")}>
          {items.length === 0 ? (
            <EmptyState detail={t("arrivals.noneDetail")} title={t("arrivals.none")} />
          ) : (
            <PickOrders label={t("arrivals.today")}>
              {items.map((arrival, index) => (
                <ArrivalLine arrival={arrival} key={arrival.id} notify={notify} slot={items.length - index} takeBack={takeBack} />
              ))}
            </PickOrders>
          )}
        </Section>
      </Sheet>
      <Confirmation command={notify} detail={notifiedDocument ? noticeWords(notifiedDocument, t) : ""} />
    </ScanBench>
  );
}

/** Returns the text of the pickup mail: the whole order is ready, or some of its lines. */
function noticeWords({ customerName, customId, arrivedLineCount, lineCount }: Document, t: TFunction<"purchasing">): string {
  const facts = { name: customerName, number: customId };
  const isPart = arrivedLineCount < lineCount;
  return isPart ? t("notify.part", { ...facts, count: arrivedLineCount, total: lineCount }) : t("notify.detail", facts);
}

interface Acts {
  takeBack: Write<"takeBackArrival">;
  notify: Write<"notifyPicking">;
}

/** Scan bar with the last result, and the remaining step of the last copy. */
function ArrivalBar({
  arrivals: { items, totalCount, expectedCount },
  receiving,
  takeBack,
  notify,
}: Acts & { arrivals: Arrivals; receiving: Receiving }) {
  const { t } = useTranslation("purchasing");
  const { answer, last, waiting, isHalted, isSoundOn, scan } = receiving;
  useScanner(scan);
  // The list's current state: notified or undone, here or by a colleague.
  const current = items.find(({ id }) => id === last?.id) ?? last;
  const document = current?.document;
  return (
    <ScanBar
      answer={answer}
      enterLabel={t("scan.enter")}
      fieldLabel={t("scan.field")}
      hint={t("scan.hint")}
      label={t("scan.label")}
      onScan={scan}
      progress={{
        done: totalCount,
        total: totalCount + expectedCount,
        label: t("scan.progress", { count: totalCount, expected: expectedCount }),
      }}
      tools={
        <>
          <IconButton
            disabledReason={current && !current.isTakenBack ? undefined : t("scan.nothingToUndo")}
            icon={<Undo2Icon />}
            isBusy={takeBack.isSending}
            label={t("scan.undo")}
            onClick={() => {
              if (current) void takeBack.send({ body: { id: current.id } });
            }}
          />
          <IconButton
            aria-pressed={isSoundOn}
            icon={isSoundOn ? <Volume2Icon /> : <VolumeXIcon />}
            label={t("scan.sound")}
            onClick={receiving.toggleSound}
          />
        </>
      }
    >
      {isHalted ? (
        <Button icon={<RefreshCwIcon />} onClick={receiving.retry} variant="primary">
          {t("scan.retry", { count: waiting })}
        </Button>
      ) : null}
      {document?.canNotify && current && !current.isTakenBack ? (
        <Button icon={<BellIcon />} onClick={() => notify.ask({ body: { documentId: document.id } })} variant="primary">
          {t("notify.button", { number: document.customId })}
        </Button>
      ) : null}
    </ScanBar>
  );
}

/** A received copy: its product, its order or shelf, and the remaining step. */
function ArrivalLine({ arrival, slot, takeBack, notify }: Acts & { arrival: Arrival; slot: number }) {
  const { t } = useTranslation("purchasing");
  const { id, ean, title, receivedAt, receivedBy, isTakenBack, shelf, document } = arrival;
  return (
    <PickOrder
      count={isTakenBack ? t("arrivals.takenBack") : undefined}
      detail={
        <>
          {document ? (
            <span>
              <Link href={to.order(document.id)}>{t("waiting.number", { number: document.customId })}</Link> {document.customerName}
            </span>
          ) : (
            <span>{shelf === null ? t("answer.shelfUnknown") : t("answer.shelf", { shelf })}</span>
          )}
          <span>{formatIsbn(ean)}</span>
          <span>{t("arrivals.by", { time: formatTime(receivedAt), name: receivedBy })}</span>
        </>
      }
      isDone={isTakenBack}
      slot={slot}
      title={<cite>{title}</cite>}
    >
      {isTakenBack ? null : (
        <>
          {document?.canNotify ? (
            <Button icon={<BellIcon />} onClick={() => notify.ask({ body: { documentId: document.id } })}>
              {t("notify.button", { number: document.customId })}
            </Button>
          ) : null}
          <Button
            aria-label={t("arrivals.takeBackName", { title })}
            icon={<Undo2Icon />}
            onClick={() => void takeBack.send({ body: { id } })}
            variant="plain"
          >
            {t("arrivals.takeBack")}
          </Button>
        </>
      )}
    </PickOrder>
  );
}
