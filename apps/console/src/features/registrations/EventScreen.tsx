import type { Output } from "@reserve/contract";
import { Axes, Axis, Badge, Checkbox, Link, Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { Seats } from "@reserve/design-system/charts";
import { TriangleAlertIcon } from "@reserve/design-system/icons";
import { booksToOrder, canNotePresence } from "@reserve/domain";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { SheetExport } from "../../shared/export/SheetExport.tsx";
import { formatDateTime, formatTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import type { ListFilter } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { AttendanceSheet } from "./AttendanceSheet.tsx";
import { EventBadge } from "./EventBadge.tsx";
import { EventMargin } from "./EventMargin.tsx";
import { PersonDialog } from "./PersonDialog.tsx";
import { type Registration, registrationName } from "./registration.name.ts";
import { peopleColumns } from "./registrations.columns.tsx";
import { eventById, eventList, peoplePage, peopleSpec } from "./registrations.queries.ts";

type Event = Output<"getRegistrationEvent">;

/** Screen of an event: registered people, waiting list, book orders, and actions. */
export function EventScreen() {
  return (
    <RecordPage
      backHref={to.eventRegistrations()}
      list={eventList}
      name={({ title }) => title}
      query={eventById}
      skeleton={<RecordSkeleton margin={480} sheet={720} />}
    >
      {(event, { neighbourLinks }) => <EventPage event={event} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}

function EventPage({ event, neighbourLinks }: { event: Event; neighbourLinks: ReactNode }) {
  const { t } = useTranslation("registrations");
  const [edited, setEdited] = useState<Registration | "new" | null>(null);
  const cancel = useWrite("cancelEventRegistration");
  const [leaving, setLeaving] = useState("");
  const [isNotified, setIsNotified] = useState(true);
  const askToCancel = (person: Registration) => {
    setEdited(null);
    setLeaving(registrationName(person));
    // After the event people who did not come expect no mail.
    setIsNotified(new Date(event.eventEnd) > new Date());
    cancel.ask({ body: { id: person.id } });
  };
  const facts = [
    t("event.when", { start: formatDateTime(event.eventStart), end: formatTime(event.eventEnd) }),
    event.place,
    event.isOnRegistration ? null : t("event.closed"),
  ];
  return (
    <Page
      actions={
        <>
          {neighbourLinks}
          <SheetExport
            disabledReason={event.registeredCount + event.waitingCount === 0 ? t("export.nothing") : undefined}
            op="exportEventRegistrations"
            query={{ eventId: event.id }}
          />
        </>
      }
      subtitle={[
        ...facts.map((fact) => fact && <span key={fact}>{fact}</span>),
        <Link href={to.post(event.id)} key="post">
          {t("event.post")}
        </Link>,
      ]}
      title={event.title}
      titleExtra={<EventBadge state={event.state} />}
    >
      <AttendanceSheet event={event} />
      <SheetAndMargin
        margin={<EventMargin event={event} onAdd={() => setEdited("new")} onEdit={setEdited} />}
        marginLabel={t("section.margin")}
      >
        <Sheet>
          <Section isFlush label={t("section.counts")}>
            <Counts event={event} />
          </Section>
          <Section title={t("section.people")}>
            <People event={event} onEdit={setEdited} />
          </Section>
        </Sheet>
      </SheetAndMargin>
      {edited === null ? null : (
        <PersonDialog
          eventId={event.id}
          onCancelPerson={askToCancel}
          onClose={() => setEdited(null)}
          person={edited === "new" ? null : edited}
        />
      )}
      <Confirmation
        command={cancel}
        detail={t("person.cancelDetail", { name: leaving })}
        onConfirm={() => cancel.pendingInput && cancel.confirm({ body: { ...cancel.pendingInput.body, tellsPerson: isNotified } })}
        tone="danger"
      >
        <Checkbox checked={isNotified} label={t("person.tells")} onChange={setIsNotified} />
      </Confirmation>
    </Page>
  );
}

/** Occupancy, waiting list, and number of missing books. */
function Counts({ event }: { event: Event }) {
  const { t } = useTranslation("registrations");
  const { places, registeredCount, waiting, waitingCount, bookCount, book, lastFreedAt } = event;
  const [first] = waiting;
  const missing = book ? booksToOrder(bookCount, book.stock) : 0;
  const taken = places === null ? t("people", { count: registeredCount }) : t("places.taken", { taken: registeredCount, places });
  return (
    <Axes>
      <Axis title={t("field.places")}>
        <strong>{taken}</strong>
        {places === null ? <p>{t("places.noEnd")}</p> : <Seats label={taken} taken={registeredCount} total={places} />}
        {lastFreedAt ? <p>{t("places.freed", { date: formatDateTime(lastFreedAt) })}</p> : null}
      </Axis>
      <Axis title={t("section.waiting")}>
        <strong>{t("waiting.people", { count: waitingCount })}</strong>
        {first ? <p>{t("waiting.first", { date: formatDateTime(first.creationTime) })}</p> : null}
      </Axis>
      <Axis title={t("field.bookCount")}>
        <strong>{t("copies", { count: bookCount })}</strong>
        {missing > 0 ? (
          <p>
            <Badge icon={<TriangleAlertIcon />} isFilled tone="warning">
              {t("book.missing", { count: missing })}
            </Badge>
          </p>
        ) : null}
      </Axis>
    </Axes>
  );
}

// The list has only a search.
const filters: readonly ListFilter[] = [];
const getRowId = ({ id }: Registration) => String(id);

/** Registered people: search and sort from the URL; from half an hour before the start with an attendance checkbox. */
function People({ event, onEdit }: { event: Event; onEdit: (person: Registration) => void }) {
  const { t } = useTranslation("registrations");
  const { api } = useRuntime();
  const url = useListUrl(peopleSpec);
  const query = useListPage(peoplePage(api, event.id, url));
  const presence = useWrite("noteEventPresence");
  const { isMine } = event;
  const isNoted = isMine && canNotePresence(event, new Date()).isAllowed;
  const { send } = presence;
  const columns = useMemo(
    () =>
      peopleColumns(t, {
        onEdit: isMine ? onEdit : null,
        onPresence: isNoted ? ({ id }, isPresent) => void send({ body: { id, isPresent } }) : null,
      }),
    [t, isMine, isNoted, onEdit, send],
  );
  return (
    <>
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("registered.toolbar"), search: t("registered.search"), searchHint: t("registered.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("registered.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, options: inSheet }}
        url={url}
      />
    </>
  );
}

const inSheet = { isFlush: true, hasShortcuts: false, rowHeight: "twoLines" } as const;
