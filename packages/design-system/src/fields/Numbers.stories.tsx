import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Form } from "./Form.tsx";
import { MoneyField } from "./MoneyField.tsx";
import { MoneyPair, type PricePair } from "./MoneyPair.tsx";
import { NumberField } from "./NumberField.tsx";
import { PercentField } from "./PercentField.tsx";

const meta = {
  title: "Champs/Nombres et prix",
  component: NumberField,
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
function Held<Value>({ first, children }: { first: Value; children: (value: Value, onChange: (value: Value) => void) => ReactNode }) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

const sentNumber = fn();

/** Arrows and pages step, an end is never passed, and the range is said as soon as one leaves. */
export const Copies: Story = {
  render: () => (
    <Held<number | null> first={2}>
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
    </Held>
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

/** Whatever people type or paste is read; leaving writes it as the language does. */
export const Weight: Story = {
  render: () => (
    <Held<number | null> first={null}>
      {(value, onChange) => <NumberField decimals={1} label="Poids" min={0} name="weight" onChange={onChange} unit="g" value={value} />}
    </Held>
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

/** Without a step there are no buttons: a figure in thousands, and the word « facultatif ». */
export const Whole: Story = {
  args: { label: "Pages", value: 1288, name: "pages", isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: /^Pages\s?\(facultatif\)$/ })).toHaveValue("1\u202f288");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Refused: Story = {
  args: { value: 12, error: "Le magasin de la Gare n’en a que huit." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton", { name: "Exemplaires" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Le magasin de la Gare n’en a que huit.");
  },
};

export const Off: Story = {
  args: { value: 3, isDisabled: true, step: 1, unit: "ex." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Exemplaires" })).toBeDisabled();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A dot beside the label marks what is not saved yet. */
export const Changed: Story = { args: { value: 3, isChanged: true, step: 1 } };

/** English figures for an English team. */
export const InEnglish: Story = {
  globals: { locale: "en" },
  args: { label: "Weight", value: 1234.5, decimals: 1, unit: "g", min: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("spinbutton", { name: "Weight" })).toHaveValue("1,234.5");
  },
};

const sentAmount = fn();

/** The cents are exact, `12,5` is written 12,50, and a third figure after the comma is refused. */
export const Amount: Story = {
  render: () => (
    <Held first="">
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
    </Held>
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

/** In English the sign stands before the amount; comma and point are both taken for the decimal mark. */
export const AmountInEnglish: Story = {
  globals: { locale: "en" },
  render: () => <Held first="1609.96">{(value, onChange) => <MoneyField label="Price" onChange={onChange} value={value} />}</Held>,
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
  render: () => <MoneyField isDisabled label="Frais de port" onChange={fn()} value="4.90" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Frais de port" });
    await expect(field).toBeDisabled();
    await expect(field).toHaveValue("4,90");
  },
};

export const AmountBelowZero: Story = {
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

/** Typing one price computes the other; another rate never touches the one that was typed. */
export const Pair: Story = {
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

/** The server's sentence finds the price that it is about. */
export const PairRefused: Story = {
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

/** 5,5 is typed, 0.055 is sent: no dust of binary fractions. */
export const Percent: Story = {
  render: () => (
    <Held<number | null> first={0.05}>
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
    </Held>
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
  render: () => <PercentField error="Cette remise est déjà prise." label="Remise" onChange={fn()} value={0.05} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Remise" })).toHaveAccessibleDescription(/^Cette remise est déjà prise\./);
  },
};

export const PercentOff: Story = {
  render: () => <PercentField isDisabled label="Remise libraire" onChange={fn()} value={0.35} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Remise libraire" });
    await expect(field).toBeDisabled();
    await expect(field).toHaveValue("35");
  },
};

/** A long label and a narrow screen: the three fields of a price stand below each other. */
export const Narrow: Story = {
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
