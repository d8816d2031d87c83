import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import {
  Alert,
  Button,
  FieldStack,
  Form,
  FormRow,
  Note,
  Page,
  Section,
  Sheet,
  SheetAndMargin,
  TextArea,
  TextField,
} from "@reserve/design-system";
import { FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { FileDrop } from "@reserve/design-system/files";
import { CircleCheckIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../shared/command/useWrite.ts";
import { useUnsaved } from "../../shared/form/useUnsaved.ts";
import { formatCount } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { ListReading } from "./ListReading.tsx";
import { SubscriptionTabs } from "./SubscriptionTabs.tsx";
import { subscriptionName } from "./subscription.name.ts";
import { subscriberImportById, subscriptionById } from "./subscriptions.queries.ts";
import { TriedImport } from "./TriedImport.tsx";

type Subscription = Schemas["Subscription"];
type Import = Schemas["SubscriberImport"];

/** Screen to import people into a subscription: a dry run first, then the import with the consent text they read. */
export function SubscriberImportScreen() {
  const { locale } = useRuntime();
  return (
    <RecordPage
      backHref={to.subscriptions()}
      name={(record) => subscriptionName(record, locale)}
      query={subscriptionById}
      skeleton={<RecordSkeleton sheet={480} />}
    >
      {(record) => <ImportPage subscription={record} />}
    </RecordPage>
  );
}

function ImportPage({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation("subscriptions");
  const { locale } = useRuntime();
  const [tried, setTried] = useState<Import | null>(null);
  return (
    <Page
      subtitle={t("subscription.subtitle", { type: t(`type.${subscription.type}`), identifier: subscription.identifier })}
      title={subscriptionName(subscription, locale)}
    >
      <SubscriptionTabs current="import" subscription={subscription} />
      <SheetAndMargin
        margin={
          <Section isPanel title={t("import.never")}>
            <FieldStack>
              {(["back", "proof", "blind"] as const).map((word) => (
                <Note key={word}>
                  <CircleCheckIcon size={16} /> {t(`import.neverDoes.${word}`)}
                </Note>
              ))}
              {subscription.needsConfirmation ? (
                <Note>
                  <CircleCheckIcon size={16} /> {t("import.neverDoes.unconfirmed")}
                </Note>
              ) : null}
            </FieldStack>
          </Section>
        }
        marginLabel={t("import.never")}
      >
        <Sheet>
          {tried ? (
            <Followed onAgain={() => setTried(null)} subscription={subscription} tried={tried} />
          ) : (
            <NewList onTried={setTried} subscription={subscription} />
          )}
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}

const MOST_BYTES = 10_000_000;

/** A list that is pasted, or a file that is dropped. */
function NewList({ subscription: { id }, onTried }: { subscription: Subscription; onTried: (tried: Import) => void }) {
  const { t } = useTranslation("subscriptions");
  const [pasted, setPasted] = useState("");
  useUnsaved({ isDirty: pasted.trim() !== "", label: t("import.pastedName") });
  const attempt = useWrite("createSubscriberImport", {
    onDone: ({ entityOutput }) => onTried(entityOutput),
    announce: () => ({ text: t("import.tried") }),
  });
  const send = (fileName: string, body: Blob) =>
    void attempt.send({ query: { subscriptionId: id, fileName: fileName.slice(0, 200) }, body });
  return (
    <Section aside={t("import.nothingYet")} title={t("import.title")}>
      <Form
        errors={attempt.failure ? fieldErrors(attempt.failure) : null}
        label={t("import.title")}
        onSubmit={() => send(t("import.pastedName"), new Blob([pasted]))}
      >
        <FieldGrid>
          <FieldCell span={12}>
            <TextArea help={t("import.pasteHelp")} label={t("import.paste")} name="list" onChange={setPasted} rows={6} value={pasted} />
          </FieldCell>
          <FieldCell span={12}>
            <Button
              disabledReason={pasted.trim() === "" ? t("import.pasteFirst") : undefined}
              isBusy={attempt.isSending}
              type="submit"
              variant="primary"
            >
              {t("import.try")}
            </Button>
          </FieldCell>
          <FieldCell span={12}>
            <FileDrop
              files={[]}
              help={t("import.dropHelp")}
              label={t("import.drop")}
              limits={{ kinds: t("import.kinds"), maxSize: MOST_BYTES, maxFiles: 1 }}
              onAdd={([file]) => file && send(file.name, file)}
              onRemove={() => attempt.cancel()}
            />
          </FieldCell>
        </FieldGrid>
      </Form>
    </Section>
  );
}

/** Result of the dry run, and the progress and result of the import once it is started. */
function Followed({ tried, subscription, onAgain }: { tried: Import; subscription: Subscription; onAgain: () => void }) {
  const { t } = useTranslation("subscriptions");
  const { api } = useRuntime();
  const { data = tried } = useQuery(subscriberImportById(api, tried.id));
  const isStarted = data.state !== "Checked";
  return (
    <>
      <Section aside={isStarted ? undefined : t("import.nothingYet")} title={t("import.dryRun")}>
        <FieldStack>
          <p>{t("import.file", { name: data.fileName, count: data.lineCount })}</p>
          <TriedImport tried={data} />
          <FormRow>
            <Button onClick={onAgain}>{t("import.again")}</Button>
          </FormRow>
        </FieldStack>
      </Section>
      <ListReading tried={data} />
      {data.state === "Imported" ? (
        <Section title={t("import.done")}>
          <Alert tone="success">{t("import.added", { count: data.addedCount })}</Alert>
        </Section>
      ) : data.state === "Importing" ? (
        <Section title={t("import.going")}>
          <p role="status">{t("import.goingCount", { done: formatCount(data.addedCount), count: data.newCount })}</p>
        </Section>
      ) : data.table.isIncomplete ? null : (
        <Start subscription={subscription} tried={data} />
      )}
    </>
  );
}

/** Origin and wording of the consent, and the button that adds the people. */
function Start({ tried, subscription }: { tried: Import; subscription: Subscription }) {
  const { t } = useTranslation("subscriptions");
  const [origin, setOrigin] = useState("");
  const [words, setWords] = useState(subscription.displayedText);
  const start = useWrite("startSubscriberImport", { announce: () => ({ text: t("import.started") }) });
  const { newCount } = tried;
  useUnsaved({ isDirty: origin.trim() !== "" || words !== subscription.displayedText, label: t("import.proof") });
  return (
    <Section title={t("import.proof")}>
      <Form
        errors={start.failure ? fieldErrors(start.failure) : null}
        label={t("import.proof")}
        onSubmit={() => void start.send({ body: { id: tried.id, origin: origin.trim(), words: words.trim() } })}
      >
        <FieldGrid>
          <FieldCell span={6}>
            <TextField
              autoComplete="off"
              help={t("import.originHelp")}
              label={t("import.origin")}
              maxLength={200}
              name="origin"
              onChange={setOrigin}
              required
              value={origin}
            />
          </FieldCell>
          <FieldCell span={6}>
            <TextArea
              help={t("import.wordsHelp")}
              label={t("import.words")}
              maxLength={500}
              name="words"
              onChange={setWords}
              required
              rows={2}
              value={words}
            />
          </FieldCell>
          <FieldCell span={12}>
            {newCount > 0 && subscription.needsConfirmation ? <Note>{t("import.mails", { count: newCount })}</Note> : null}
            <Button
              disabledReason={
                newCount === 0 ? t("import.nobodyNew") : origin.trim() === "" || words.trim() === "" ? t("import.proofFirst") : undefined
              }
              isBusy={start.isSending}
              type="submit"
              variant="primary"
            >
              {t("import.add", { count: newCount })}
            </Button>
          </FieldCell>
        </FieldGrid>
      </Form>
    </Section>
  );
}
