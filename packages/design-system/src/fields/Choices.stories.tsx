import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { Combobox } from "./Combobox.tsx";
import { FilterChip } from "./FilterChip.tsx";
import { Form } from "./Form.tsx";
import { MultiSelect } from "./MultiSelect.tsx";
import type { Option } from "./option.ts";
import { RadioGroup } from "./RadioGroup.tsx";
import { SearchField } from "./SearchField.tsx";
import { Select } from "./Select.tsx";

/** Choisir parmi peu : liste déroulante, cases, boutons radio ; parmi beaucoup : liste où l’on tape ; plusieurs à la fois : filtre. Et le champ de recherche. */
const meta = {
  title: "Champs/Choisir (Select, Combobox, Checkbox, RadioGroup)",
  component: Select,
  subcomponents: { Checkbox, Combobox, MultiSelect, RadioGroup },
  args: { label: "Disponibilité", options: [], value: null, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 344, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const availabilities: Option[] = [
  { value: "20", label: "Disponible" },
  { value: "32", label: "En réimpression" },
  { value: "40", label: "Indisponible", isDisabled: true },
  { value: "51", label: "Épuisé" },
];

const suppliers: Option[] = [
  "Sodis",
  "Harmonia Mundi",
  "Hachette Distribution",
  "Chapitre Services",
  "Éluard Diffusion",
  "Œuvres complètes",
].map((label) => ({
  value: label,
  label,
}));

function SelectDemo() {
  const [value, setValue] = useState<string | null>("20");
  return (
    <Select
      help="Ce que voit le client."
      label="Disponibilité"
      name="availability"
      onChange={setValue}
      options={availabilities}
      value={value}
    />
  );
}

/** Flèches et lettres choisissent, Échap laisse comme c’était. */
export const SelectWithKeyboard: Story = {
  name: "Liste déroulante, au clavier",
  render: () => <SelectDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("combobox", { name: "Disponibilité" });
    await expect(button).toHaveTextContent("Disponible");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(button).toHaveTextContent("En réimpression");
    await userEvent.keyboard("{Enter}é");
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveTextContent("Épuisé");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(button).toHaveTextContent("Épuisé");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const SelectOpen: Story = {
  name: "Liste déroulante, ouverte",
  render: () => <SelectDemo />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox"));
    await expect(within(canvasElement).getAllByRole("option")).toHaveLength(4);
  },
};

export const SelectOff: Story = {
  name: "Liste déroulante, désactivée",
  args: { isDisabled: true, options: availabilities, value: "20" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Disponibilité" });
    await expect(field).toBeDisabled();
    await expect(field).toHaveTextContent("Disponible");
  },
};

export const SelectErrored: Story = {
  name: "Liste déroulante, en erreur",
  args: { error: "Choisissez une disponibilité.", options: availabilities, placeholder: "Choisir…" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Disponibilité" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Choisissez une disponibilité.");
  },
};

function ComboboxDemo({ onChange }: { onChange: (option: Option | null) => void }) {
  const [value, setValue] = useState<Option | null>(null);
  return (
    <Combobox
      label="Fournisseur"
      onChange={(option) => {
        setValue(option);
        onChange(option);
      }}
      options={suppliers}
      value={value}
    />
  );
}

const chosen = fn();

/** On trouve sans taper les accents, le nombre de réponses est dit, Entrée prend, Échap ferme puis efface. */
export const ComboboxWithKeyboard: Story = {
  name: "Liste où l’on tape, au clavier",
  render: () => <ComboboxDemo onChange={chosen} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("combobox", { name: "Fournisseur" });
    await userEvent.type(input, "ha");
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
    await expect(canvas.getByText("3 résultats")).toBeInTheDocument();
    await userEvent.clear(input);
    await userEvent.type(input, "oeuv");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await userEvent.clear(input);
    await userEvent.type(input, "eluard");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(input).toHaveValue("Éluard Diffusion");
    await expect(chosen).toHaveBeenLastCalledWith(suppliers[4]);
    await userEvent.keyboard("x{Escape}");
    await expect(input).toHaveValue("Éluard Diffusion");
    await userEvent.keyboard("{Escape}");
    await expect(input).toHaveValue("");
    await userEvent.type(input, "zzz");
    await expect(canvas.getByText("Aucun résultat")).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue("");
  },
};

export const ComboboxOpen: Story = {
  name: "Liste où l’on tape, ouverte",
  render: () => <ComboboxDemo onChange={chosen} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "ha{ArrowDown}{ArrowDown}");
  },
};

/** La recherche échoue, le dit, et se relance ; puis la réponse arrive et se choisit. */
export const ComboboxFetched: Story = {
  name: "Liste où l’on tape, cherchée sur le serveur",
  render: function Fetched() {
    const [value, setValue] = useState<Option | null>(null);
    const [chosenName, setChosenName] = useState<string | null>(null);
    const [hasFailed, setHasFailed] = useState(true);
    return (
      <Combobox
        failure={
          chosenName !== null && hasFailed
            ? { message: "Les fournisseurs n’ont pas pu être lus.", onRetry: () => setHasFailed(false) }
            : undefined
        }
        label="Fournisseur"
        onChange={setValue}
        onSearch={setChosenName}
        options={hasFailed ? [] : suppliers.filter(({ label }) => label.startsWith("H"))}
        value={value}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("combobox", { name: "Fournisseur" });
    await userEvent.type(input, "ha");
    await expect(input).toHaveAccessibleDescription("Les fournisseurs n’ont pas pu être lus.");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.type(input, "ha");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(input).toHaveValue("Harmonia Mundi");
  },
};

export const ComboboxWaiting: Story = {
  name: "Liste où l’on tape, chargement",
  render: () => <Combobox isSearching label="Fournisseur" onChange={fn()} onSearch={fn()} options={[]} value={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox"), "ha");
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement…");
  },
};

export const ComboboxFailed: Story = {
  name: "Liste où l’on tape, échec",
  render: () => (
    <Combobox
      failure={{ message: "Les fournisseurs n’ont pas pu être lus.", onRetry: fn() }}
      label="Fournisseur"
      onChange={fn()}
      onSearch={fn()}
      options={[]}
      value={null}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Fournisseur" })).toHaveAccessibleDescription(
      "Les fournisseurs n’ont pas pu être lus.",
    );
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const ComboboxRefused: Story = {
  name: "Liste où l’on tape, en erreur",
  render: () => (
    <Combobox error="Ce fournisseur ne livre plus." label="Fournisseur" onChange={fn()} options={suppliers} value={suppliers[0] ?? null} />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Fournisseur" });
    await expect(field).toHaveValue("Sodis");
    await expect(field).toHaveAccessibleDescription("Ce fournisseur ne livre plus.");
  },
};

export const ComboboxOff: Story = {
  name: "Liste où l’on tape, désactivée",
  render: () => <Combobox isDisabled label="Fournisseur" onChange={fn()} options={suppliers} value={suppliers[0] ?? null} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Fournisseur" });
    await expect(field).toBeDisabled();
    await expect(field).toHaveValue("Sodis");
  },
};

function MultiSelectDemo() {
  const [values, setValues] = useState<string[]>(["processing"]);
  return (
    <MultiSelect
      label="État"
      onChange={setValues}
      options={[
        { value: "created", label: "Créée" },
        { value: "processing", label: "En préparation" },
        { value: "shipped", label: "Expédiée" },
      ]}
      values={values}
    />
  );
}

/** Le bouton compte, les flèches vont de case en case, Échap ferme et rend le focus. */
export const FilterWithKeyboard: Story = {
  name: "Filtre à plusieurs choix, au clavier",
  render: () => <MultiSelectDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "État 1 choisi" });
    await userEvent.click(button);
    await expect(canvas.getByRole("checkbox", { name: "Créée" })).toHaveFocus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown} ");
    await expect(canvas.getByRole("button", { name: "État 3 choisis" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** Options that are fetched when the list opens: the focus goes to them when they come. */
function FetchedOptions() {
  const [step, setStep] = useState<"closed" | "loading" | "failed" | "there">("closed");
  const [values, setValues] = useState<string[]>([]);
  return (
    <>
      <MultiSelect
        notice={
          step === "failed" ? (
            <>
              <p role="alert">Ces choix n’ont pas pu être chargés.</p>
              <Button onClick={() => setStep("there")}>Réessayer</Button>
            </>
          ) : step === "loading" ? (
            <p>Chargement…</p>
          ) : undefined
        }
        label="État"
        onChange={setValues}
        onOpen={() => setStep("loading")}
        options={step === "there" ? [{ value: "created", label: "Créée" }] : []}
        values={values}
      />
      <button onClick={() => setStep("failed")} style={{ marginTop: 240 }} type="button">
        Couper la ligne
      </button>
    </>
  );
}

/** Tant que les choix arrivent, la liste le dit ; s’ils ne viennent pas, elle le dit aussi et redemande. */
export const FilterFetched: Story = {
  name: "Filtre à plusieurs choix, chargement et échec",
  render: () => <FetchedOptions />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "État" });
    await userEvent.click(button);
    await expect(canvas.getByText("Chargement…")).toBeVisible();
    canvas.getByRole("button", { name: "Couper la ligne" }).click();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Ces choix n’ont pas pu être chargés.");
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(canvas.getByRole("checkbox", { name: "Créée" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "État 1 choisi" })).toBeVisible();
  },
};

export const FilterOpen: Story = {
  name: "Filtre à plusieurs choix, ouvert",
  render: () => <MultiSelectDemo />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
  },
};

export const Boxes: Story = {
  name: "Cases et boutons radio",
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Checkbox defaultChecked help="Sans effet tant que le titre ne peut pas être vendu." label="Visible sur le site" />
      <Checkbox label="Signé par l’auteur" />
      <Checkbox isMixed label="Toutes les lignes" />
      <Checkbox disabled label="Déjà expédiée" />
      <RadioGroup
        defaultValue="internal"
        isInline
        label="Qui lira ce commentaire"
        name="who"
        options={[
          { value: "internal", label: "Interne, pour l’équipe" },
          { value: "customer", label: "Message à la cliente" },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText("Message à la cliente"));
    await expect(canvas.getByRole("radio", { name: "Message à la cliente" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Signé par l’auteur" }));
    await expect(canvas.getByRole("checkbox", { name: "Signé par l’auteur" })).toBeChecked();
  },
};

/** Un groupe dit sa phrase une seule fois, et chaque choix est marqué. */
export const BoxesRefused: Story = {
  name: "Cases et boutons radio, en erreur",
  render: () => (
    <Form
      errors={{
        summary: [],
        properties: [
          { propertyName: "who", errorMessage: "Choisissez qui lira ce commentaire." },
          { propertyName: "isSigned", errorMessage: "Aucun exemplaire n’est signé." },
        ],
      }}
      onSubmit={fn()}
    >
      <RadioGroup
        help="Un message part aussitôt par courriel."
        label="Qui lira ce commentaire"
        name="who"
        options={[
          { value: "internal", label: "Interne, pour l’équipe", help: "Jamais montré au client." },
          { value: "customer", label: "Message à la cliente" },
        ]}
      />
      <Checkbox help="Le site le dit sur la fiche." label="Signé par l’auteur" name="isSigned" />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole("group", { name: "Qui lira ce commentaire" });
    await expect(group).toHaveAccessibleDescription("Choisissez qui lira ce commentaire. Un message part aussitôt par courriel.");
    await expect(canvas.getByRole("radio", { name: "Interne, pour l’équipe" })).toBeInvalid();
    await expect(canvas.getByRole("radio", { name: "Interne, pour l’équipe" })).toHaveAccessibleDescription("Jamais montré au client.");
    await expect(canvas.getByRole("radio", { name: "Interne, pour l’équipe" })).toHaveFocus();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Aucun exemplaire n’est signé. Le site le dit sur la fiche.");
  },
};

const removed = fn();
export const Chips: Story = {
  name: "Étiquettes de filtre",
  render: () => (
    <div style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
      <FilterChip label="Date" onRemove={removed} value="3 derniers jours" />
      <FilterChip label="Magasin" onRemove={removed} value="Quai, Gare" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Retirer le filtre Date" }));
    await expect(removed).toHaveBeenCalledOnce();
  },
};

const searched = fn();
/** Une douchette tape vite et finit par Entrée : une seule recherche, aussitôt, et le champ garde le focus. */
export const SearchByScanner: Story = {
  name: "Recherche, à la douchette",
  render: () => (
    <SearchField
      label="Rechercher une commande"
      onDebouncedChange={searched}
      placeholder="Numéro, nom, adresse électronique, EAN…"
      value=""
    />
  ),
  play: async ({ canvasElement }) => {
    searched.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole("searchbox", { name: "Rechercher une commande" });
    input.focus();
    // In one task, because a code comes faster than any rest in the typing; a busy machine would spread the keys.
    for (const digit of "9782070360024") document.execCommand("insertText", false, digit);
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    await expect(searched.mock.calls).toEqual([["9782070360024"]]);
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer la recherche" }));
    await expect(searched).toHaveBeenLastCalledWith("");
    await expect(input).toHaveFocus();
  },
};

/** A page whose answers come one at a time, when the button says so. */
function LatePage() {
  const [value, setValue] = useState("");
  const [sentNames, setSentNames] = useState<readonly string[]>([]);
  const [next] = sentNames;
  return (
    <>
      <SearchField delayMs={0} label="Chercher" onDebouncedChange={(text) => setSentNames((before) => [...before, text])} value={value} />
      <Button
        onClick={() => {
          setValue(next ?? "");
          setSentNames(sentNames.slice(1));
        }}
      >
        Répondre
      </Button>
      <p>Demandé : {sentNames.join(" | ")}</p>
    </>
  );
}

/** Une réponse en retard ne reprend aucune lettre, et le curseur reste au milieu du mot. */
export const SearchWithLateAnswers: Story = {
  name: "Recherche, réponses tardives",
  render: () => <LatePage />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>("searchbox", { name: "Chercher" });
    await userEvent.type(field, "prous");
    await expect(await canvas.findByText(/prous$/)).toBeVisible();
    await userEvent.type(field, "t");
    await expect(await canvas.findByText(/prous \| proust$/)).toBeVisible();
    await userEvent.type(field, "a", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(await canvas.findByText(/ \| praoust$/)).toBeVisible();
    const answer = canvas.getByRole("button", { name: "Répondre" });
    while (!canvas.queryByText("Demandé :")) {
      await userEvent.click(answer);
      await expect(field).toHaveValue("praoust");
    }
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
  },
};
