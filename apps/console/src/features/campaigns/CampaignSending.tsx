import type { Output } from "@reserve/contract";
import {
  ActionStack,
  Alert,
  Button,
  DescriptionList,
  Link,
  Note,
  OffActions,
  Page,
  ProgressBar,
  Section,
  Select,
  Sheet,
  SheetAndMargin,
  StepPath,
} from "@reserve/design-system";
import { PauseIcon, PencilIcon, RefreshCwIcon, SendIcon, XIcon } from "@reserve/design-system/icons";
import { DataTable } from "@reserve/design-system/table";
import type { CampaignState } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SheetExport } from "../../shared/export/SheetExport.tsx";
import { formatCount, formatDateTime, formatRate, formatTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { countColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { CampaignDoubts } from "./CampaignDoubts.tsx";
import { Further } from "./CampaignMargin.tsx";
import { CampaignReschedule } from "./CampaignReschedule.tsx";
import { campaignBadge } from "./campaignBadge.tsx";
import { campaignPairs, campaignStats } from "./campaigns.queries.ts";
import { useCampaignSending } from "./useCampaignSending.ts";

type Campaign = Output<"getCampaign">;
type Stats = Output<"getCampaignStats">;

interface CampaignSendingProps {
  record: Campaign;
  /** Links to the previous and next record of the list. */
  neighbourLinks: ReactNode;
}

/** Sending of a campaign: progress, remaining time, failures and their handling, and finally the result. */
export function CampaignSending({ record, neighbourLinks }: CampaignSendingProps) {
  const { t } = useTranslation("campaigns");
  const { snapshot, stats, act } = useCampaignSending(record.id, record.state);
  const state = stats?.state ?? record.state;
  const facts = [
    t("quoted", { text: record.subject }),
    t(`target.${record.mailTarget}`),
    record.startedBy ? t("sending.startedBy", { name: record.startedBy }) : "",
  ].filter(Boolean);
  return (
    <Page
      actions={neighbourLinks}
      subtitle={facts.map((fact) => <span key={fact}>{fact}</span>)}
      title={record.name}
      titleExtra={campaignBadge(state, t)}
    >
      <SheetAndMargin
        margin={<SendingMargin act={act} record={record} snapshot={snapshot} state={state} stats={stats} />}
        marginLabel={t("campaign.margin")}
      >
        <Sheet>
          <Section label={t("sending.steps")}>
            <StepPath
              current={stepOf(state, record.mailCreationDone)}
              label={t("sending.steps")}
              steps={[t("step.prepare"), t("step.create"), t("step.send"), t("step.end")]}
            />
          </Section>
          {record.interruption && state === "interrupted" ? (
            <Section label={t("state.interrupted")}>
              <Alert title={t("state.interrupted")} tone="danger">
                {t(`interruption.${record.interruption}`)}
              </Alert>
            </Section>
          ) : null}
          {state === "scheduled" && record.dontSendBeforeDateUtc ? (
            <Section title={t("section.departure")}>
              <p>
                {t("sending.leavesAt", {
                  date: formatDateTime(record.dontSendBeforeDateUtc),
                  people: t("people", { count: record.recipientCount ?? 0 }),
                })}
              </p>
              <CampaignReschedule record={record} />
            </Section>
          ) : null}
          {stats && state !== "scheduled" && state !== "sent" ? <Advance state={state} stats={stats} /> : null}
          {stats && state === "sent" ? <Result id={record.id} stats={stats} /> : null}
          {stats && stats.clickCount !== null ? <Links count={stats.clickCount} links={stats.links} /> : null}
          {stats && stats.failures.length > 0 ? <Failures id={record.id} stats={stats} /> : null}
          <CampaignDoubts id={record.id} unknown={stats?.counts.unknown ?? 0} />
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}

function stepOf(state: CampaignState, isCreated: boolean): number {
  if (state === "sent") return 3;
  if (state === "sending" || isCreated) return 2;
  return state === "scheduled" ? 0 : 1;
}

const endedOf = ({ counts }: Stats) => counts.sent + counts.refused + counts.abandoned + counts.unknown;

/** Progress of the sending, remaining time, and mails by state. */
function Advance({ stats, state }: { stats: Stats; state: CampaignState }) {
  const { t } = useTranslation("campaigns");
  const { total, counts } = stats;
  const ended = endedOf(stats);
  const of = t("sending.of", { done: formatCount(ended), total: formatCount(total) });
  return (
    <Section aside={state === "sending" ? timeLeft(stats, t) : t(`state.${state}`)} title={of}>
      <ProgressBar label={t("sending.progress")} value={total === 0 ? 0 : ended / total} valueText={of} />
      <DescriptionList
        items={[
          { term: t("count.sent"), description: formatCount(counts.sent) },
          { term: t("count.retry"), description: formatCount(counts.retry) },
          { term: t("count.refused"), description: formatCount(counts.refused + counts.abandoned + counts.unknown) },
          { term: t("count.waiting"), description: formatCount(total - ended - counts.retry) },
        ]}
      />
    </Section>
  );
}

/** Returns the remaining minutes, estimated from the last one; « soon » before anything was sent. */
function timeLeft(stats: Stats, t: TFunction<"campaigns">): string {
  const rate = Math.min(stats.sentLastMinute, stats.ratePerMinute);
  if (rate === 0) return t("sending.soon");
  return t("sending.minutes", { count: Math.max(1, Math.ceil((stats.total - endedOf(stats)) / rate)) });
}

type Failure = Stats["failures"][number];

/** Failed mails by reason, with what happens to them. */
function Failures({ id, stats }: { id: number; stats: Stats }) {
  const { t } = useTranslation("campaigns");
  const columns = useMemo(
    () => [
      nameColumn<Failure>("reason", t("failure.reason"), ({ reason }) => t(`reason.${reason}`), {
        detail: ({ code, domain, domainCount }) => (
          <Note>{[code, domain ?? t("failure.domains", { count: domainCount })].filter(Boolean).join(", ")}</Note>
        ),
      }),
      ownColumn<Failure>("fate", t("failure.fate"), "long", (failure) => fateWords(failure, t)),
      countColumn<Failure>("count", t("failure.count"), ({ count }) => count),
    ],
    [t],
  );
  const count = stats.failures.reduce((sum, failure) => sum + failure.count, 0);
  return (
    <Section aside={<SheetExport op="exportCampaignFailures" query={{ id }} variant="plain" />} isFlush title={t("section.failures")}>
      <DataTable
        caption={t("failure.caption", { count })}
        columns={columns}
        getRowId={({ reason, state, code }) => `${state} ${reason} ${code}`}
        options={{ isFlush: true, hasShortcuts: false }}
        rows={stats.failures}
      />
    </Section>
  );
}

function fateWords({ state, reason, nextTryAt, tries }: Failure, t: TFunction<"campaigns">): string {
  if (state === "Retry" && nextTryAt) return t("fate.Retry", { time: formatTime(nextTryAt), tries });
  if (state === "Refused") return t(reason === "UnknownMailbox" || reason === "UnknownDomain" ? "fate.Dead" : "fate.Refused");
  return t(state === "Unknown" ? "fate.Unknown" : "fate.Abandoned", { tries });
}

type FollowedLink = Stats["links"][number];

/** Most clicked links; clicks are anonymous. */
function Links({ count, links }: { count: number; links: FollowedLink[] }) {
  const { t } = useTranslation("campaigns");
  const columns = useMemo(
    () => [
      nameColumn<FollowedLink>("url", t("link.url"), ({ url }) => url),
      countColumn<FollowedLink>("clicks", t("link.clicks"), ({ clicks }) => clicks),
    ],
    [t],
  );
  return (
    <Section aside={t("link.count", { count })} title={t("section.links")}>
      <Note>{t("link.note")}</Note>
      {links.length > 0 ? (
        <DataTable
          caption={t("section.links")}
          columns={columns}
          getRowId={({ url }) => url}
          options={{ hasShortcuts: false }}
          rows={links}
        />
      ) : null}
    </Section>
  );
}

interface Measure {
  id: string;
  label: string;
  count: number | null;
  share: number | null;
  otherShare: number | null;
}

/** Results of the campaign, optionally beside an earlier one; opens are not measured. */
function Result({ id, stats }: { id: number; stats: Stats }) {
  const { t } = useTranslation("campaigns");
  const { api } = useRuntime();
  const [otherId, setOtherId] = useState<number | null>(null);
  const { data: pairs } = useQuery(campaignPairs(api));
  const { data: other } = useQuery({ ...campaignStats(api, otherId ?? 0), enabled: otherId !== null });
  const others = (pairs?.items ?? []).filter((pair) => pair.id !== id);
  const rows = useMemo(() => measuresOf(stats, other ?? null, t), [stats, other, t]);
  const columns = useMemo(
    () => [
      nameColumn<Measure>("measure", t("result.measure"), ({ label }) => label),
      countColumn<Measure>("people", t("result.people"), ({ count }) => count),
      textColumn<Measure>("share", t("result.share"), "code", ({ share }) => (share === null ? null : formatRate(share)), { align: "end" }),
      ...(other
        ? [
            textColumn<Measure>(
              "other",
              t("result.otherShare"),
              "code",
              ({ otherShare }) => (otherShare === null ? null : formatRate(otherShare)),
              { align: "end" },
            ),
            textColumn<Measure>("gap", t("result.gap"), "short", (row) => gapOf(row, t), { align: "end" }),
          ]
        : []),
    ],
    [other, t],
  );
  return (
    <Section aside={stats.finishedAt ? t("result.at", { date: formatDateTime(stats.finishedAt) }) : undefined} title={t("section.result")}>
      {others.length > 0 ? (
        <Select
          label={t("result.compare")}
          onChange={(value) => setOtherId(Number(value))}
          options={others.map((pair) => ({ value: String(pair.id), label: pair.name }))}
          placeholder={t("result.choose")}
          value={otherId === null ? null : String(otherId)}
        />
      ) : null}
      <DataTable caption={t("section.result")} columns={columns} getRowId={(row) => row.id} options={{ hasShortcuts: false }} rows={rows} />
      <Note>
        {t("result.opens")} {stats.clickCount === null ? t("result.noClicks") : null}
      </Note>
    </Section>
  );
}

function measuresOf(stats: Stats, other: Stats | null, t: TFunction<"campaigns">): Measure[] {
  const kinds = ["sent", "refused", "abandoned", "unknown", "unsubscribed"] as const;
  const countOf = (one: Stats, kind: (typeof kinds)[number]) => (kind === "unsubscribed" ? one.unsubscribedCount : one.counts[kind]);
  const share = (one: Stats, kind: (typeof kinds)[number]) => {
    const count = countOf(one, kind);
    return count !== null && one.total > 0 ? count / one.total : null;
  };
  return kinds.map((kind) => ({
    id: kind,
    label: t(`result.${kind}`),
    count: countOf(stats, kind),
    share: share(stats, kind),
    otherShare: other && share(other, kind),
  }));
}

/** Returns the difference in percentage points, with one decimal. */
function gapOf({ share, otherShare }: Measure, t: TFunction<"campaigns">): string | null {
  if (share === null || otherShare === null) return null;
  const points = Math.round((share - otherShare) * 1_000) / 10;
  return points === 0 ? t("result.same") : t("result.points", { points });
}

interface SendingMarginProps extends ReturnType<typeof useCampaignSending> {
  record: Campaign;
  state: CampaignState;
}

/** Margin of a sending: the available action, unavailable ones with reasons, the rate, and what happens after an interruption. */
function SendingMargin({ record, state, stats, snapshot, act }: SendingMarginProps) {
  const { t } = useTranslation("campaigns");
  const mayListTasks = useMay()("listBackgroundTasks");
  const isBusy = snapshot.hasTag("pending");
  const left = stats ? stats.total - endedOf(stats) : 0;
  const isMoving = state === "sending" || state === "preparing";
  return (
    <>
      {state === "sent" ? null : (
        <Section isPanel title={t("section.whatNow")}>
          <ActionStack>
            {isMoving ? (
              <Button icon={<PauseIcon />} isBusy={isBusy} isFullWidth onClick={() => act("pause")}>
                {t("sending.pause")}
              </Button>
            ) : null}
            {state === "paused" || state === "interrupted" ? (
              <Button icon={<SendIcon />} isBusy={isBusy} isFullWidth onClick={() => act("resume")} variant="primary">
                {t("sending.resume", { count: left })}
              </Button>
            ) : null}
            {state === "scheduled" ? (
              <Button icon={<XIcon />} isBusy={isBusy} isFullWidth onClick={() => act("unschedule")}>
                {t("sending.unschedule")}
              </Button>
            ) : null}
          </ActionStack>
          <Note>{t(`sending.note.${isMoving ? "moving" : state}`)}</Note>
          {state === "scheduled" ? null : (
            <OffActions
              items={[
                { icon: <PencilIcon />, label: t("sending.edit"), reason: t("sending.editReason", { count: stats ? endedOf(stats) : 0 }) },
                { icon: <RefreshCwIcon />, label: t("sending.again"), reason: t("sending.againReason") },
              ]}
              title={t("sending.noMore")}
            />
          )}
        </Section>
      )}
      {stats && isMoving ? (
        <Section title={t("section.rate")}>
          <p>{t("sending.rate", { count: stats.sentLastMinute })}</p>
          <Note>{t("sending.limit", { count: stats.ratePerMinute })}</Note>
        </Section>
      ) : null}
      {isMoving || state === "paused" || state === "interrupted" ? (
        <Section title={t("section.stops")}>
          <p>{t("sending.stops")}</p>
          {record.taskId && mayListTasks ? <Link href={to.tasks({ task: record.taskId })}>{t("sending.task")}</Link> : null}
        </Section>
      ) : null}
      <Further isDirty={false} record={{ ...record, state }} />
    </>
  );
}
