import { Badge, Button, ButtonLink, Link, MultiSelect, Note, Page, Section, Sheet, SheetAndMargin, Skeleton } from "@reserve/design-system";
import {
  CalendarClockIcon,
  CalendarIcon,
  CalendarOffIcon,
  ClockIcon,
  GlobeIcon,
  MapPinIcon,
  PlusIcon,
  Rows3Icon,
} from "@reserve/design-system/icons";
import { Agenda, DayList, Legend, MonthBar, type MonthEntry, MonthGrid } from "@reserve/design-system/month";
import { canEditPost, type PostState, parisDay, postTypes } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { formatTime } from "../../../shared/format/format.ts";
import { localDay } from "../../../shared/format/local-day.ts";
import { to } from "../../../shared/links/to.ts";
import { useUrlQuery } from "../../../shared/list/useUrlQuery.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { PostViews } from "../list/PostViews.tsx";
import { postCalendar } from "../posts.queries.ts";
import { useKnownRights } from "../usePostRights.ts";
import { byDay, type CalendarItem, type Happening, happeningOf, monthBeside, pageOf, typesIn } from "./post-calendar.ts";
import { RescheduleDialog } from "./RescheduleDialog.tsx";

/** Calendar of posts as a month or a list. The URL holds the day, the display and the types. */
export function PostCalendarScreen() {
  const { t } = useTranslation(["posts", "app"]);
  const { api, locale } = useRuntime();
  const navigate = useNavigate();
  const [search, setSearch] = useUrlQuery();
  const today = parisDay(new Date());
  const day = localDay(search.get("day"), today);
  const types = typesIn(search.getAll("type"));
  const isList = search.get("look") === "list";
  const { from, to: until, first, last } = pageOf(day);
  const query = useQuery(postCalendar(api, from, until, types));
  const days = useMemo(() => byDay(query.data?.items ?? []), [query.data]);
  const [moving, setMoving] = useState<CalendarItem | null>(null);
  const mayCreate = useMay()("createPost");
  const rights = useKnownRights();

  const set = (name: string, values: readonly string[]) =>
    setSearch(
      (next) => {
        next.delete(name);
        for (const value of values) next.append(name, value);
        return next;
      },
      // Synchronous, so that a letter typed after an arrow key applies to the newly selected day.
      { replace: true, flushSync: true },
    );
  const choose = (next: string) => set("day", [next]);
  const onDay = days.get(day) ?? [];
  const canMove = ({ postStatus, owner }: CalendarItem) =>
    canEditPost({ postStatus }, rights.rights, owner?.id === rights.userId).isAllowed;
  const movable = onDay.filter(canMove);
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
  const label = month.charAt(0).toUpperCase() + month.slice(1);
  const hrefOf = (state: PostState | null) => to.posts() + (state === null ? "" : `?state=${state}`);
  const writeHref = `${to.post()}?start=${day}`;
  /** Moves a single post directly; with several, focuses the list beside the month to choose one. */
  const moveOne = () => (movable.length === 1 ? setMoving(movable[0] ?? null) : goToDay("button"));
  const goToDay = (what: "a" | "button") => document.querySelector<HTMLElement>(`#${DAY} ${what}`)?.focus();

  return (
    <Page
      actions={
        mayCreate ? (
          <ButtonLink href={to.post()} icon={<PlusIcon />} variant="primary">
            {t("postList.new")}
          </ButtonLink>
        ) : null
      }
      title={t("app:screen.posts")}
    >
      <PostViews current="calendar" hrefOf={hrefOf} />
      <MonthBar
        end={
          <>
            <Look isList={isList} onChange={(look) => set("look", look === "list" ? ["list"] : [])} />
            <MultiSelect
              label={t("calendar.type")}
              onChange={(values) => set("type", values)}
              options={postTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
              searchFrom={20}
              values={types}
            />
          </>
        }
        label={label}
        next={{ label: t("calendar.next"), onClick: () => choose(monthBeside(day, 1)) }}
        previous={{ label: t("calendar.previous"), onClick: () => choose(monthBeside(day, -1)) }}
        today={{ label: t("calendar.today"), onClick: () => choose(today) }}
      />
      <QueryState query={query} skeleton={<Skeleton height={620} />}>
        {({ isCut }) => (
          <SheetAndMargin
            margin={
              <>
                <Section id={DAY} title={t("calendar.chosen")}>
                  <DayList
                    day={day}
                    items={onDay.map((item) => ({
                      id: keyOf(item),
                      time: formatTime(item.at),
                      name: <Link href={to.post(item.id)}>{item.title}</Link>,
                      sign: <Happens item={item} />,
                      actions: canMove(item) ? (
                        <Button aria-label={t("calendar.moveOf", { title: item.title })} onClick={() => setMoving(item)}>
                          {t("calendar.move")}
                        </Button>
                      ) : null,
                    }))}
                  />
                  {onDay.length === 0 ? <Note>{t("calendar.nothingToday")}</Note> : null}
                  {mayCreate ? <Link href={writeHref}>{t("calendar.write")}</Link> : null}
                </Section>
                <Section title={t("calendar.signs")}>
                  <Legend items={happenings.map((one) => ({ mark: looks[one].icon, text: t(`calendar.happens.${one}`) }))} />
                </Section>
                {isList ? null : (
                  <Section title={t("calendar.keys")}>
                    <Legend
                      items={keys.map((key) => ({ mark: <kbd>{t(`calendar.key.${key}`)}</kbd>, text: t(`calendar.key.${key}Do`) }))}
                    />
                  </Section>
                )}
              </>
            }
            marginLabel={t("calendar.margin")}
          >
            <Sheet isFlush>
              {isCut ? <Note>{t("calendar.cut")}</Note> : null}
              {isList ? (
                <MonthAgenda days={days} first={first} label={label} last={last} />
              ) : (
                <MonthGrid
                  day={day}
                  entries={entriesOf(days)}
                  keys={{ d: movable.length > 0 ? moveOne : undefined, n: mayCreate ? () => void navigate(writeHref) : undefined }}
                  label={label}
                  onChoose={choose}
                  onOpen={onDay.length > 0 ? () => goToDay("a") : undefined}
                  today={today}
                />
              )}
            </Sheet>
          </SheetAndMargin>
        )}
      </QueryState>
      {moving ? <RescheduleDialog item={moving} key={keyOf(moving)} onClose={() => setMoving(null)} /> : null}
    </Page>
  );

  function entriesOf(all: ReadonlyMap<string, readonly CalendarItem[]>): Map<string, MonthEntry[]> {
    const entries = new Map<string, MonthEntry[]>();
    for (const [one, items] of all) {
      entries.set(
        one,
        items.map((item) => {
          const happening = happeningOf(item);
          const announcement = t(`calendar.said.${happening}`, { time: formatTime(item.at), title: item.title });
          return { id: keyOf(item), label: item.title, ...looks[happening], announcement };
        }),
      );
    }
    return entries;
  }
}

/** Element id of the selected day's list. */
const DAY = "calendar-day";

const keyOf = ({ id, sign }: CalendarItem) => `${id} ${sign}`;

const happenings = ["planned", "go", "on", "off", "event"] as const;
const keys = ["arrows", "pages", "enter", "d", "n"] as const;

const looks: Readonly<Record<Happening, { icon: ReactNode; tone: "info" | "success" | "neutral" }>> = {
  planned: { icon: <ClockIcon />, tone: "neutral" },
  go: { icon: <CalendarClockIcon />, tone: "info" },
  on: { icon: <GlobeIcon />, tone: "success" },
  off: { icon: <CalendarOffIcon />, tone: "neutral" },
  event: { icon: <MapPinIcon />, tone: "neutral" },
};

function Happens({ item }: { item: CalendarItem }) {
  const { t } = useTranslation("posts");
  const happening = happeningOf(item);
  return <Badge {...looks[happening]}>{t(`calendar.badge.${happening}`)}</Badge>;
}

/** Toggle between month and list. */
function Look({ isList, onChange }: { isList: boolean; onChange: (look: "month" | "list") => void }) {
  const { t } = useTranslation("posts");
  return (
    <>
      {(["month", "list"] as const).map((look) => (
        <Button
          aria-pressed={isList === (look === "list")}
          icon={look === "list" ? <Rows3Icon /> : <CalendarIcon />}
          key={look}
          onClick={() => onChange(look)}
          variant={isList === (look === "list") ? "secondary" : "plain"}
        >
          {t(`calendar.look_${look}`)}
        </Button>
      ))}
    </>
  );
}

interface MonthAgendaProps {
  days: ReadonlyMap<string, readonly CalendarItem[]>;
  first: string;
  last: string;
  label: string;
}

/** Events of the displayed month, day by day. */
function MonthAgenda({ days, first, last, label }: MonthAgendaProps) {
  const { t } = useTranslation("posts");
  const shown = [...days].filter(([day]) => day >= first && day <= last);
  if (shown.length === 0) return <Section label={label}>{t("calendar.nothing")}</Section>;
  return (
    <Agenda
      caption={t("calendar.agenda", { month: label })}
      days={shown.map(([day, items]) => ({
        day,
        rows: items.map((item) => ({
          id: keyOf(item),
          time: formatTime(item.at),
          title: item.title,
          href: to.post(item.id),
          kind: t(`type.${item.postType}`),
          sign: <Happens item={item} />,
          who: item.owner?.name ?? t("post.nobody"),
        })),
      }))}
      heads={{
        time: t("calendar.time"),
        title: t("field.title"),
        kind: t("calendar.type"),
        sign: t("calendar.sign"),
        who: t("field.owner"),
      }}
    />
  );
}
