import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Form } from "./Form.tsx";
import { MoneyField } from "./MoneyField.tsx";
import { MoneyPair, type PricePair } from "./MoneyPair.tsx";
import { NumberField } from "./NumberField.tsx";
import { PercentField } from "./PercentField.tsx";

/** Un nombre tapé comme on l’écrit ou changé aux flèches ; en sortant du champ, il s’écrit comme la langue le veut. Prix au centime, paires TTC et HT, pourcentages. */
const meta = {
  title: "Champs/Nombres et prix (NumberField, MoneyField, PercentField)",
  component: NumberField,
  subcomponents: { MoneyField, MoneyPair, PercentField },
  args: { label: "Exemplaires", value: null, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 344 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds a value as a page does. */
function Controlled<Value>({ first, children }: { first: Value; children: (value: Value, onChange: (value: Value) => void) => ReactNode }) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

const sentNumber = fn();

/** Les flèches et Page haut ou bas font des pas, on ne passe jamais une borne, et les bornes sont dites en sortant. */
export const Copies: Story = {
  name: "Nombre, au clavier",
  render: () => (
    <Controlled<number | null> first={2}>
      {(value, onChange) => (
        <NumberField
          help="Ce qui part vers le magasin de la Gare."
          label="Exemplaires"
          max={40}
          min={1}
          name="quantity"
          onChange={(next) => {
            sentNumber(next);
            onChange(next);
          }}
          step={1}
          unit="ex."
          value={value}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("spinbutton", { name: "Exemplaires" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{PageUp}");
    await expect(field).toHaveValue("14");
    await expect(field).toHaveAttribute("aria-valuetext", "14\u00a0ex.");
    await userEvent.keyboard("{PageUp}{PageUp}{PageUp}");
    await expect(field).toHaveValue("40");
    await userEvent.click(canvas.getByRole("button", { name: "Diminuer\u00a0: Exemplaires" }));
    await expect(sentNumber).toHaveBeenLastCalledWith(39);
    await userEvent.clear(field);
    await userEvent.type(field, "400");
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Saisissez une valeur de 1 à 40\./);
    await userEvent.type(field, "{Backspace}{Backspace}");
    await expect(field).toBeValid();
    await expect(sentNumber).toHaveBeenLastCalledWith(4);
  },
};

/** Tout ce qu’on tape ou colle est lu ; en sortant, le nombre s’écrit comme en français. */
export const Weight: Story = {
  name: "Nombre décimal",
  render: () => (
    <Controlled<number | null> first={null}>
      {(value, onChange) => <NumberField decimals={1} label="Poids" min={0} name="weight" onChange={onChange} unit="g" value={value} />}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("spinbutton", { name: "Poids" });
    for (const typed of ["1234.5", "1234,5", "1 234,5", "1\u00a0234,50", "1\u202f234,5"]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(typed);
      await userEvent.tab();
      await expect(field).toHaveValue("1\u202f234,5");
    }
    await userEvent.clear(field);
    await userEvent.type(field, "lourd");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Saisissez un nombre, par exemple 12,5\./);
    await expect(field).toHaveValue("lourd");
  },
};

/** Sans pas, pas de boutons : un nombre en milliers, et le mot « facultatif ». */
export const Whole: Story = {
  name: "Nombre facultatif",
  args: { label: "Pages", value: 1288, name: "pages", isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: /^Pages\s?\(facultatif\)$/ })).toHaveValue("1\u202f288");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Refused: Story = {
  name: "Nombre, en erreur",
  args: { value: 12, error: "Le magasin de la Gare n’en a que huit." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton", { name: "Exemplaires" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Le magasin de la Gare n’en a que huit.");
  },
};

export const Off: Story = {
  name: "Nombre, désactivé",
  args: { value: 3, isDisabled: true, step: 1, unit: "ex." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Exemplaires" })).toBeDisabled();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Une année s’écrit d’un tenant ; le nombre, lui, se groupe par milliers. */
export const Year: Story = {
  name: "Année",
  args: { label: "Année de naissance", value: 1936, min: -3000, max: 2100, isYear: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton", { name: "Année de naissance" });
    await expect(field).toHaveValue("1936");
    await expect(field).toHaveAttribute("aria-valuetext", "1936");
  },
};

/** Un point près du libellé marque ce qui n’est pas encore enregistré. */
export const Changed: Story = { name: "Nombre, modifié", args: { value: 3, isChanged: true, step: 1 } };

/** Des nombres à l’anglaise. */
export const InEnglish: Story = {
  name: "Nombre, en anglais",
  globals: { locale: "en" },
  args: { label: "Weight", value: 1234.5, decimals: 1, unit: "g", min: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("spinbutton", { name: "Weight" })).toHaveValue("1,234.5");
  },
};

const sentAmount = fn();

/** Les centimes sont exacts, `12,5` s’écrit 12,50, et un troisième chiffre après la virgule est refusé. */
export const Amount: Story = {
  name: "Prix",
  render: () => (
    <Controlled first="">
      {(value, onChange) => (
        <MoneyField
          help="Prix fixé par l’éditeur."
          label="Prix TTC"
          max="999.99"
          name="price"
          onChange={(next) => {
            sentAmount(next);
            onChange(next);
          }}
          value={value}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Prix TTC" });
    await userEvent.type(field, "12,5");
    await expect(sentAmount).toHaveBeenLastCalledWith("12.50");
    await userEvent.tab();
    await expect(field).toHaveValue("12,50");
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste("0.29\u00a0€");
    await userEvent.tab();
    await expect(sentAmount).toHaveBeenLastCalledWith("0.29");
    await expect(field).toHaveValue("0,29");
    await userEvent.clear(field);
    await userEvent.type(field, "12,505");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Pas plus de 2.chiffres après la virgule\./);
    await userEvent.clear(field);
    await userEvent.type(field, "1 200{Enter}");
    await expect(field).toHaveAccessibleDescription(/Saisissez une valeur de 0,00 à 999,99\./);
  },
};

/** Le signe passe devant le montant ; virgule et point sont lus tous deux comme la marque des centimes. */
export const AmountInEnglish: Story = {
  name: "Prix, en anglais",
  globals: { locale: "en" },
  render: () => (
    <Controlled first="1609.96">{(value, onChange) => <MoneyField label="Price" onChange={onChange} value={value} />}</Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Price" });
    await expect(field).toHaveValue("1,609.96");
    await expect(field).toHaveAccessibleDescription("€");
    for (const typed of ["12,5", "12.5"]) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(field).toHaveValue("12.50");
    }
  },
};

export const AmountRefused: Story = {
  name: "Prix, en erreur",
  render: () => (
    <MoneyField
      error="Plus de 5 % de remise sur un livre neuf\u00a0: la loi Lang l’interdit."
      label="Prix remisé"
      onChange={fn()}
      value="10.90"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Prix remisé" })).toHaveAccessibleDescription(/la loi Lang l’interdit\./);
  },
};

export const AmountOff: Story = {
  name: "Prix, désactivé",
  render: () => <MoneyField isDisabled label="Frais de port" onChange={fn()} value="4.90" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Frais de port" });
    await expect(field).toBeDisabled();
    await expect(field).toHaveValue("4,90");
  },
};

export const AmountBelowZero: Story = {
  name: "Prix, sous zéro",
  render: () => <MoneyField label="Avoir" min="-500.00" onChange={fn()} value="-12.50" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Avoir" });
    await expect(field).toHaveValue("-12,50");
    await expect(field).toBeValid();
  },
};

const sentPair = fn();

function PairDemo() {
  const [pair, setPair] = useState<PricePair>({ withTax: "12.50", noTax: "11.85", taxRate: 0.055, typed: "withTax" });
  return (
    <MoneyPair
      help="Le prix saisi fait foi ; l’autre suit le taux."
      label="Prix de vente"
      names={{ withTax: "price", noTax: "priceNoTax", taxRate: "taxRate" }}
      onChange={(next) => {
        sentPair(next);
        setPair(next);
      }}
      value={pair}
    />
  );
}

/** Taper un prix calcule l’autre ; changer de taux ne touche jamais celui qu’on a tapé. */
export const Pair: Story = {
  name: "Prix TTC et HT",
  render: () => <PairDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const withTax = canvas.getByRole("textbox", { name: "Prix TTC" });
    const noTax = canvas.getByRole("textbox", { name: "Prix HT" });
    await userEvent.clear(withTax);
    await userEvent.type(withTax, "24,90");
    await expect(noTax).toHaveValue("23,60");
    await userEvent.click(canvas.getByRole("combobox", { name: "TVA" }));
    await userEvent.click(canvas.getByRole("option", { name: "20\u00a0%" }));
    await expect(withTax).toHaveValue("24,90");
    await expect(noTax).toHaveValue("20,75");
    await userEvent.clear(noTax);
    await userEvent.type(noTax, "10");
    await expect(withTax).toHaveValue("12,00");
    await expect(sentPair).toHaveBeenLastCalledWith({ withTax: "12.00", noTax: "10.00", taxRate: 0.2, typed: "noTax" });
  },
};

/** La phrase du serveur trouve le prix dont elle parle. */
export const PairRefused: Story = {
  name: "Prix TTC et HT, refusés par le serveur",
  render: () => (
    <Form
      errors={{ summary: [], properties: [{ propertyName: "priceNoTax", errorMessage: "Le prix HT est sous le prix d’achat." }] }}
      onSubmit={fn()}
    >
      <PairDemo />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Prix HT" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Prix TTC" })).toBeValid();
  },
};

const sentShare = fn();

/** On tape 5,5 et c’est 0,055 qui part, sans poussière de virgule. */
export const Percent: Story = {
  name: "Pourcentage",
  render: () => (
    <Controlled<number | null> first={0.05}>
      {(value, onChange) => (
        <PercentField
          help="La loi autorise 5 % sur un livre neuf."
          label="Remise"
          name="discount"
          onChange={(next) => {
            sentShare(next);
            onChange(next);
          }}
          value={value}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Remise" });
    await expect(field).toHaveValue("5");
    await userEvent.clear(field);
    await userEvent.type(field, "5,5");
    await expect(sentShare).toHaveBeenLastCalledWith(0.055);
    await userEvent.clear(field);
    await userEvent.type(field, "110");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Saisissez une valeur de 0 à 100\./);
  },
};

export const PercentRefused: Story = {
  name: "Pourcentage, en erreur",
  render: () => <PercentField error="Cette remise est déjà prise." label="Remise" onChange={fn()} value={0.05} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Remise" })).toHaveAccessibleDescription(/^Cette remise est déjà prise\./);
  },
};

export const PercentOff: Story = {
  name: "Pourcentage, désactivé",
  render: () => <PercentField isDisabled label="Remise libraire" onChange={fn()} value={0.35} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Remise libraire" });
    await expect(field).toBeDisabled();
    await expect(field).toHaveValue("35");
  },
};

/** Long libellé, petit écran : les trois champs d’un prix se rangent l’un sous l’autre. */
export const Narrow: Story = {
  name: "Étroit",
  render: () => (
    <div style={{ display: "grid", gap: 16, width: 200 }}>
      <PairDemo />
      <NumberField
        help="Les exemplaires réservés par les libraires de la région n’y sont pas comptés."
        label="Exemplaires encore disponibles au magasin de la Gare"
        max={40}
        min={1}
        onChange={fn()}
        step={1}
        unit="ex."
        value={12}
      />
    </div>
  ),
};
