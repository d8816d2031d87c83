import { fieldErrors } from "@reserve/api-client";
import { Button, Checkbox, Dialog, FieldStack, Form, FormRow, TextArea, TextField } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCommand } from "../../shared/useCommand.ts";
import type { Registration } from "./registration.name.ts";

interface PersonDialogProps {
  eventId: number;
  /** Null: somebody who calls or comes by. */
  person: Registration | null;
  onClose: () => void;
  /** Asks whether their registration is cancelled. */
  onCancelPerson: (person: Registration) => void;
}

/** Somebody who registers at the counter or by telephone, or who is to be corrected. */
export function PersonDialog({ eventId, person, onClose, onCancelPerson }: PersonDialogProps) {
  const { t } = useTranslation("registrations");
  const [values, setValues] = useState({
    firstName: person?.firstName ?? "",
    lastName: person?.lastName ?? "",
    email: person?.email ?? "",
    phone: person?.phone ?? "",
    comments: person?.comments ?? "",
    buyBook: person?.buyBook ?? false,
  });
  const add = useCommand("createEventRegistration", {
    onDone: onClose,
    announce: ({ entityOutput }) => ({ text: t(entityOutput.state === "Waiting" ? "person.waits" : "person.added") }),
  });
  const save = useCommand("updateEventRegistration", { onDone: onClose });
  const { failure, isSending } = person ? save : add;
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
  const field = (name: "firstName" | "lastName" | "email" | "phone") => ({
    autoComplete: "off",
    label: t(`field.${name === "lastName" ? "familyName" : name}`),
    name,
    onChange: (text: string) => change({ [name]: text }),
    value: values[name],
  });
  const submit = () => {
    if (person) void save.send({ query: { id: person.id }, body: values }, `"${person.version}"`);
    else void add.send({ body: { eventId, ...values } });
  };
  const title = person ? t("person.edit") : t("person.add");
  return (
    <Dialog isLocked={isSending} onClose={onClose} size="wide" title={title}>
      <Form errors={failure ? fieldErrors(failure) : null} label={title} onSubmit={submit}>
        <FieldStack>
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
              <Button icon={<XIcon />} onClick={() => onCancelPerson(person)} variant="danger">
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
