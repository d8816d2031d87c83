import type { Output } from "@reserve/contract";
import { Checkbox, IconButton, Note } from "@reserve/design-system";
import { PencilIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { type PostState, postStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { badgeColumn, countColumn, dateColumn, dateTimeColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { EventBadge } from "./EventBadge.tsx";
import { type Registration, registrationName } from "./registration.name.ts";

type EventRow = Output<"listRegistrationEvents">["items"][number];

/** Returns the columns of the events; memoize them per language. */
export function eventColumns(t: TFunction<"registrations">): readonly DataColumn<EventRow>[] {
  const states = postStates.map((state: PostState) => t(`state.${state}`));
  return [
    nameColumn("title", t("field.title"), ({ title }) => title),
    dateTimeColumn("eventStart", t("field.eventStart"), ({ eventStart }) => eventStart, { cardSlot: "plain" }),
    textColumn("place", t("field.place"), "medium", ({ place }) => place, { hiddenBelow: "wide", cardSlot: "plain" }),
    textColumn("places", t("field.places"), "short", ({ registeredCount, places }) =>
      places === null ? t("places.unlimited", { taken: registeredCount }) : t("places.taken", { taken: registeredCount, places }),
    ),
    countColumn("waitingCount", t("field.waitingCount"), ({ waitingCount }) => waitingCount),
    countColumn("bookCount", t("field.bookCount"), ({ bookCount }) => bookCount, { hiddenBelow: "medium" }),
    badgeColumn("state", t("field.state"), states, ({ state }) => <EventBadge state={state} />, { cardSlot: "footStart" }),
  ];
}

interface Actions {
  /** Null: the caller may not write them. */
  onEdit: ((person: Registration) => void) | null;
  /** Null: it is not noted now who came. */
  onPresence: ((person: Registration, isPresent: boolean) => void) | null;
}

/** Returns the columns of the registered people. */
export function peopleColumns(t: TFunction<"registrations">, { onEdit, onPresence }: Actions): readonly DataColumn<Registration>[] {
  const presence = ownColumn<Registration>("isPresent", t("field.isPresent"), "short", (person) => (
    <Checkbox
      aria-label={t("presence.of", { name: registrationName(person) })}
      checked={person.isPresent}
      label={t("presence.here")}
      onChange={(isPresent) => onPresence?.(person, isPresent)}
    />
  ));
  const edit = ownColumn<Registration>("edit", t("field.edit"), "code", (person) => (
    <IconButton
      icon={<PencilIcon />}
      label={t("person.editOf", { name: registrationName(person) })}
      onClick={() => onEdit?.(person)}
      size="small"
    />
  ));
  return [
    // The sheet beside the margin is narrow: with the e-mail address below the name both fit.
    nameColumn("lastName", t("field.lastName"), (person) => <strong>{registrationName(person)}</strong>, {
      detail: ({ email, comments }) => (
        <>
          <Note>{email}</Note>
          {comments ? <Note>{comments}</Note> : null}
        </>
      ),
    }),
    textColumn("phone", t("field.phone"), "short", ({ phone }) => phone, {
      cardSlot: "plain",
      ...(onPresence ? { hiddenBelow: "medium" } : {}),
    }),
    dateColumn("creationTime", t("field.creationTime"), ({ creationTime }) => creationTime, { hiddenBelow: "wide", cardSlot: "plain" }),
    textColumn("buyBook", t("field.buyBook"), "short", ({ buyBook }) => (buyBook ? t("book.one") : null), {
      hiddenBelow: "medium",
      cardSlot: "plain",
    }),
    ...(onPresence ? [presence] : []),
    ...(onEdit ? [edit] : []),
  ];
}
