import { Button, FieldStack, Form, type FormErrors, Select, TextArea, TextField } from "@reserve/design-system";
import { useState } from "react";

const shelves = [
  { value: "novel", label: "Romans" },
  { value: "poetry", label: "Poésie" },
  { value: "cinema", label: "Cinéma" },
];

/** What the server answers; here it knows one rule. */
function save(ean: string): FormErrors | null {
  if (ean.replaceAll("-", "").length === 13) return null;
  return {
    summary: ["Le rayon est en cours d’inventaire."],
    properties: [{ propertyName: "ean", errorMessage: "Un EAN a treize chiffres." }],
  };
}

/** A book’s sheet: typed, sent, refused at the field, sent again. */
export function BuildForm() {
  const [title, setTitle] = useState("Moderato cantabile");
  const [ean, setEan] = useState("");
  const [shelf, setShelf] = useState<string | null>("novel");
  const [summary, setSummary] = useState("");
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Form
      errors={errors}
      label="Fiche du titre"
      onSubmit={(event) => {
        event.preventDefault();
        const refused = save(ean);
        setErrors(refused);
        setIsSaved(refused === null);
      }}
      summaryTitle="La fiche n’a pas été enregistrée. Votre saisie est conservée."
    >
      <FieldStack>
        <TextField label="Titre" name="title" onChange={setTitle} value={title} />
        <TextField help="Treize chiffres, avec ou sans tirets." label="EAN" name="ean" onChange={setEan} value={ean} />
        <Select label="Rayon" name="shelf" onChange={setShelf} options={shelves} value={shelf} />
        <TextArea isOptional label="Résumé" name="summary" onChange={setSummary} value={summary} />
        <div>
          <Button type="submit" variant="primary">
            Enregistrer la fiche
          </Button>
        </div>
        <p role="status">{isSaved ? "La fiche est enregistrée." : ""}</p>
      </FieldStack>
    </Form>
  );
}
