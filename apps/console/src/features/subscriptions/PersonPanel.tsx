import type { Schemas } from "@reserve/contract";
import { Button, DescriptionList, FieldStack, Note, Section, Select, Skeleton, TextField, Timeline } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, CircleSlashIcon, CircleXIcon, ClockIcon } from "@reserve/design-system/icons";
import { canRemove, type RemovalReason, removalReasons } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { subscriberBadge } from "./subscriberBadge.tsx";
import { subscriberById } from "./subscriptions.queries.ts";

interface ActProps {
  /** Called before an action on a person: they stay visible, even when it removes them from the list. */
  onAct: (id: number) => void;
}

/** A person's consent, its history, and a button to unsubscribe them. Null: nobody is selected. */
export function PersonPanel({ id, onAct }: ActProps & { id: number | null }) {
  const { t } = useTranslation("subscriptions");
  return (
    <Section isPanel title={t("person.proof")}>
      {id === null ? <Note>{t("person.nobody")}</Note> : <Person id={id} key={id} onAct={onAct} />}
    </Section>
  );
}

function Person({ id, onAct }: ActProps & { id: number }) {
  const { api } = useRuntime();
  const query = useQuery(subscriberById(api, id));
  return (
    <QueryState backHref={to.subscriptions()} query={query} skeleton={<Skeleton height={320} />}>
      {(person) => <Proof onAct={onAct} person={person} />}
    </QueryState>
  );
}

const icons = {
  Asked: <ClockIcon />,
  Imported: <ClockIcon />,
  Subscribed: <CircleCheckIcon />,
  Confirmed: <CircleCheckIcon />,
  Unsubscribed: <CircleSlashIcon />,
  Removed: <BanIcon />,
  Died: <CircleXIcon />,
} as const satisfies Record<Schemas["SubscriberEvent"]["kind"], unknown>;

function Proof({ person, onAct }: ActProps & { person: Schemas["SubscriberProof"] }) {
  const { t } = useTranslation("subscriptions");
  const { consent, confirmedNetwork, events } = person;
  return (
    <FieldStack>
      <div>
        <strong>{person.email}</strong>
        <div>{subscriberBadge(person.state, t)}</div>
        {person.isSuppressed ? <Note>{t("person.suppressed")}</Note> : null}
      </div>
      <blockquote>{t("person.quote", { words: consent.words })}</blockquote>
      <DescriptionList
        items={[
          { term: t("person.when"), description: formatDateTime(consent.at) },
          { term: t("person.where"), description: consent.origin },
          ...(consent.url ? [{ term: t("person.url"), description: consent.url }] : []),
          ...(consent.network ? [{ term: t("person.network"), description: consent.network }] : []),
          ...(confirmedNetwork ? [{ term: t("person.confirmedNetwork"), description: confirmedNetwork }] : []),
        ]}
      />
      <Timeline
        items={events.toReversed().map(({ kind, at, reason, note, by }, index) => ({
          id: String(index),
          icon: icons[kind],
          tone: kind === "Confirmed" || kind === "Subscribed" ? "success" : "neutral",
          title: [t(`event.${kind}`), reason && t(`reason.${reason}`), by].filter(Boolean).join(", "),
          ...(note ? { quote: note } : {}),
          time: formatDateTime(at),
        }))}
        label={t("person.events")}
      />
      {canRemove(person.state) ? <Removal onAct={onAct} person={person} /> : <Note>{t("person.gone")}</Note>}
    </FieldStack>
  );
}

/** « Désabonner, pour toujours », with a reason. */
function Removal({ person: { id, email }, onAct }: ActProps & { person: Schemas["SubscriberProof"] }) {
  const { t } = useTranslation("subscriptions");
  const remove = useWrite("forceUnsubscribe");
  const [reason, setReason] = useState<RemovalReason>("Phone");
  const [note, setNote] = useState("");
  const input = { body: { id, reason, note: note.trim() } };
  return (
    <>
      <Select
        label={t("person.reason")}
        onChange={(chosen) => {
          onAct(id);
          setReason(chosen as RemovalReason);
        }}
        options={removalReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={reason}
      />
      <Button
        icon={<CircleSlashIcon />}
        isFullWidth
        onClick={() => {
          onAct(id);
          remove.ask(input);
        }}
        variant="danger"
      >
        {t("person.remove")}
      </Button>
      <Confirmation
        command={remove}
        detail={t("person.removeDetail", { email })}
        fields={["note"]}
        onConfirm={() => remove.confirm(input)}
        tone="danger"
      >
        <TextField
          autoComplete="off"
          error={sentenceAt(remove.failure, "note")}
          isOptional={reason !== "Other"}
          label={t("person.note")}
          maxLength={500}
          name="note"
          onChange={setNote}
          required={reason === "Other"}
          value={note}
        />
      </Confirmation>
    </>
  );
}
