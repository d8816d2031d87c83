import { fieldErrors } from "@reserve/api-client";
import { Button, Checkbox, Dialog, FieldStack, Form, FormRow, TextArea, TextField } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../shared/command/useWrite.ts";
import { DraftNote } from "../../shared/form/DraftNote.tsx";
import { leaveGuard } from "../../shared/form/leave-guard.ts";
import { useDraftForm } from "../../shared/form/useDraftForm.ts";
import { type Registration, registrationName } from "./registration.name.ts";

interface PersonDialogProps {
  eventId: number;
  /** Null to register a new person, by telephone or at the counter. */
  person: Registration | null;
  onClose: () => void;
  /** Opens the confirmation to cancel their registration. */
  onCancelPerson: (person: Registration) => void;
}

/** Dialog to register a person at the counter or by telephone, or to correct a registration. */
export function PersonDialog({ eventId, person, onClose, onCancelPerson }: PersonDialogProps) {
  const { t } = useTranslation("registrations");
  const form = useDraftForm({
    name: person ? `registration ${person.id}` : `event ${eventId} registration`,
    label: person ? t("person.unsavedOf", { name: registrationName(person) }) : t("person.unsaved"),
    saved: valuesOf(person),
    version: person?.version ?? null,
  });
  const { values, change } = form;
  const onDone = () => {
    form.settle();
    onClose();
  };
  const add = useWrite("createEventRegistration", {
    onDone,
    announce: ({ entityOutput }) => ({ text: t(entityOutput.state === "Waiting" ? "person.waits" : "person.added") }),
  });
  const save = useWrite("updateEventRegistration", { onDone });
  const { failure, isSending } = person ? save : add;
  const field = (name: "firstName" | "lastName" | "email" | "phone") => ({
    autoComplete: "off",
    label: t(`field.${name === "lastName" ? "familyName" : name}`),
    name,
    onChange: (text: string) => change({ [name]: text }),
    value: values[name],
  });
  const submit = () => {
    if (person) void save.send({ query: { id: person.id }, body: values }, `"${form.version}"`);
    else void add.send({ body: { eventId, ...values } });
  };
  const title = person ? t("person.edit") : t("person.add");
  return (
    <Dialog isLocked={isSending} onClose={() => leaveGuard.pass(onClose)} size="wide" title={title}>
      <Form errors={failure ? fieldErrors(failure) : null} label={title} onSubmit={submit}>
        <FieldStack>
          <DraftNote form={form} />
          <TextField {...field("firstName")} maxLength={100} required />
          <TextField {...field("lastName")} maxLength={100} required />
          <TextField {...field("email")} maxLength={254} required type="email" />
          <TextField {...field("phone")} isOptional maxLength={30} type="tel" />
          <TextArea
            isOptional
            label={t("field.comments")}
            maxLength={1000}
            name="comments"
            onChange={(comments) => change({ comments })}
            rows={3}
            value={values.comments}
          />
          <Checkbox checked={values.buyBook} label={t("field.buyBook")} name="buyBook" onChange={(buyBook) => change({ buyBook })} />
          <FormRow>
            {person ? (
              <Button icon={<XIcon />} onClick={() => leaveGuard.pass(() => onCancelPerson(person))} variant="danger">
                {t("person.cancel")}
              </Button>
            ) : null}
            <Button isBusy={isSending} type="submit" variant="primary">
              {person ? t("person.save") : t("person.register")}
            </Button>
          </FormRow>
        </FieldStack>
      </Form>
    </Dialog>
  );
}

function valuesOf(person: Registration | null) {
  const { firstName = "", lastName = "", email = "", phone = "", comments = "", buyBook = false } = person ?? {};
  return { firstName, lastName, email, phone, comments, buyBook };
}
