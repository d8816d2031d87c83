import type { Output } from "@reserve/contract";
import {
  ActionStack,
  Button,
  DescriptionList,
  FieldStack,
  Note,
  OffActions,
  Section,
  TextArea,
  TextField,
  ThumbBar,
  Work,
} from "@reserve/design-system";
import { CheckIcon, MailIcon, PlusIcon, PrinterIcon, UserRoundIcon } from "@reserve/design-system/icons";
import { booksToOrder, canGivePlace, canNotePresence, canRegister, presenceFrom } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { formatDateTime, formatMoney } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { TitleCover } from "../../shared/pickers/TitleCover.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { type Registration, registrationName } from "./registration.name.ts";

type Event = Output<"getRegistrationEvent">;

interface EventMarginProps {
  event: Event;
  onAdd: () => void;
  onEdit: (person: Registration) => void;
}

/** Margin of an event: available actions, unavailable ones with reasons, waiting list, and the book. */
export function EventMargin({ event, onAdd, onEdit }: EventMarginProps) {
  return (
    <>
      <NextSteps event={event} onAdd={onAdd} />
      <WaitingList event={event} onEdit={onEdit} />
      <Book event={event} />
    </>
  );
}

function NextSteps({ event, onAdd }: Omit<EventMarginProps, "onEdit">) {
  const { t } = useTranslation("registrations");
  const give = useWrite("giveEventPlace", {
    announce: ({ entityOutput }) => ({ text: t("action.given", { name: registrationName(entityOutput) }) }),
  });
  const { isMine, registeredCount } = event;
  const now = new Date();
  const first = event.waiting[0];
  const canGive = first !== undefined && canGivePlace(event, event, { state: first.state, isFirst: true }, now).isAllowed;
  const canAdd = canRegister(event, "staff", now).isAllowed;
  const isTooEarly = !canNotePresence(event, now).isAllowed;
  const givePlace = canGive && isMine && first && (
    <Button
      icon={<UserRoundIcon />}
      isBusy={give.isSending}
      isFullWidth
      onClick={() => void give.send({ body: { id: first.id } })}
      variant="primary"
    >
      {t("action.give", { name: registrationName(first) })}
    </Button>
  );
  return (
    <Section isPanel title={t("section.whatNow")}>
      <ActionStack>
        {givePlace}
        {isMine && registeredCount > 0 ? <Write event={event} /> : null}
        <Button icon={<PrinterIcon />} isFullWidth onClick={() => window.print()}>
          {t("action.print")}
        </Button>
        {isMine && canAdd ? (
          <Button icon={<PlusIcon />} isFullWidth onClick={onAdd}>
            {t("person.add")}
          </Button>
        ) : null}
      </ActionStack>
      {isMine ? null : <Note>{t("action.notYours")}</Note>}
      {isTooEarly ? (
        <OffActions
          items={[
            {
              icon: <CheckIcon />,
              label: t("action.presence"),
              reason: t("action.presenceFrom", { date: formatDateTime(presenceFrom(event.eventStart).toISOString()) }),
            },
          ]}
          title={t("action.notYet")}
        />
      ) : (
        <Note>{t("presence.count", { present: event.presentCount, count: registeredCount })}</Note>
      )}
      {givePlace ? <ThumbBar label={t("section.whatNow")}>{givePlace}</ThumbBar> : null}
    </Section>
  );
}

/** Sends one mail to all registered people; the confirmation shows their number. */
function Write({ event }: { event: Event }) {
  const { t } = useTranslation("registrations");
  const write = useWrite("writeToRegistered", { announce: () => ({ text: t("write.planned") }) });
  const [subject, setSubject] = useState("");
  const [message, setMessage] = useState("");
  const input = { body: { eventId: event.id, subject: subject.trim(), message: message.trim(), expectedCount: event.registeredCount } };
  return (
    <>
      <Button icon={<MailIcon />} isFullWidth onClick={() => write.ask(input)}>
        {t("action.write", { people: t("people", { count: event.registeredCount }) })}
      </Button>
      <Confirmation
        command={write}
        detail={t("write.detail", { people: t("people", { count: event.registeredCount }), title: event.title })}
        fields={["subject", "message"]}
        onConfirm={() => write.confirm(input)}
      >
        <FieldStack>
          <TextField
            autoComplete="off"
            error={sentenceAt(write.failure, "subject")}
            label={t("write.subject")}
            maxLength={150}
            onChange={setSubject}
            required
            value={subject}
          />
          <TextArea
            error={sentenceAt(write.failure, "message")}
            label={t("write.message")}
            maxLength={5000}
            onChange={setMessage}
            required
            rows={6}
            value={message}
          />
        </FieldStack>
      </Confirmation>
    </>
  );
}

/** Waiting list, in the order in which places will be assigned. */
function WaitingList({ event: { waiting, waitingCount, isMine }, onEdit }: Omit<EventMarginProps, "onAdd">) {
  const { t } = useTranslation("registrations");
  return (
    <Section title={t("section.waiting")}>
      {waiting.length === 0 ? (
        <Note>{t("waiting.none")}</Note>
      ) : (
        <FieldStack>
          <DescriptionList
            items={waiting.map((person, index) => ({
              term: (
                <>
                  {t("waiting.line", { rank: index + 1, name: registrationName(person) })}
                  <br />
                  <small>
                    {person.buyBook
                      ? t("waiting.sinceWithBook", { date: formatDateTime(person.creationTime) })
                      : formatDateTime(person.creationTime)}
                  </small>
                </>
              ),
              description: (
                <>
                  {person.phone}
                  {isMine ? (
                    <>
                      {" "}
                      <Button
                        aria-label={t("person.editOf", { name: registrationName(person) })}
                        onClick={() => onEdit(person)}
                        variant="plain"
                      >
                        {t("person.change")}
                      </Button>
                    </>
                  ) : null}
                </>
              ),
            }))}
          />
          {waitingCount > waiting.length ? <Note>{t("waiting.more", { count: waitingCount - waiting.length })}</Note> : null}
        </FieldStack>
      )}
    </Section>
  );
}

/** The event's book: number wanted, in stock, and missing. */
function Book({ event: { book, bookCount } }: { event: Event }) {
  const { t } = useTranslation("registrations");
  const mayRead = useMay()("getProduct");
  if (!book) return null;
  const missing = booksToOrder(bookCount, book.stock);
  return (
    <Section title={t("section.book")}>
      <FieldStack>
        <Work
          byline={book.authors.join(", ") || undefined}
          cover={<TitleCover of={book} size="small" />}
          href={mayRead ? to.product(book.id) : undefined}
          title={book.title}
        >
          {book.priceWithTax ? formatMoney(book.priceWithTax) : null}
        </Work>
        <DescriptionList
          items={[
            { term: t("book.wanted"), description: t("copies", { count: bookCount }) },
            { term: t("book.stock"), description: t("copies", { count: book.stock }) },
            { term: t("book.toOrder"), description: <strong>{t("copies", { count: missing })}</strong> },
          ]}
        />
      </FieldStack>
    </Section>
  );
}
