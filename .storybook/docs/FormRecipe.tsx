import { Form, type FormErrors, Page, Section, Sheet, TextArea, TextField } from "@reserve/design-system";
import { SaveBar } from "@reserve/design-system/shell";
import { useState } from "react";

interface Author {
  name: string;
  country: string;
  biography: string;
}

export interface AuthorFormProps {
  saved: Author;
  /** Sends the record; resolves with what the server refused, or null. */
  onSave: (author: Author) => Promise<FormErrors | null>;
}

const labels = { name: "Nom", country: "Pays", biography: "Biographie" } as const;
const fields = Object.keys(labels) as (keyof Author)[];

/** An edit form: what is typed stays typed, what differs is named, what the server refuses stands at its field. */
export function AuthorForm({ saved: savedAuthor, onSave }: AuthorFormProps) {
  const [saved, setSaved] = useState(savedAuthor);
  const [typed, setTyped] = useState(savedAuthor);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const changes = fields.filter((field) => typed[field] !== saved[field]);

  const change = (field: keyof Author) => (value: string) => setTyped({ ...typed, [field]: value });
  const save = async () => {
    setState("saving");
    const refused = await onSave(typed);
    setErrors(refused);
    setState(refused ? "idle" : "saved");
    if (!refused) setSaved(typed);
  };

  return (
    <Page title={saved.name}>
      <Sheet>
        <Section title="Identité">
          <Form errors={errors} label="Autrice" onSubmit={() => void save()} summaryTitle="Rien n’est enregistré, votre saisie est gardée.">
            <TextField isChanged={changes.includes("name")} label={labels.name} name="Name" onChange={change("name")} value={typed.name} />
            <TextField
              isChanged={changes.includes("country")}
              isOptional
              label={labels.country}
              name="Country"
              onChange={change("country")}
              value={typed.country}
            />
            <TextArea
              isChanged={changes.includes("biography")}
              isOptional
              label={labels.biography}
              name="Biography"
              onChange={change("biography")}
              value={typed.biography}
            />
          </Form>
        </Section>
      </Sheet>
      <SaveBar
        changes={changes.map((field) => labels[field])}
        isSaved={state === "saved"}
        isSaving={state === "saving"}
        onSave={() => void save()}
        onUndo={() => setTyped(saved)}
        saveLabel="Enregistrer l’autrice"
      />
    </Page>
  );
}
