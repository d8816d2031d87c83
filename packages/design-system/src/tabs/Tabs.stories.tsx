import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { TextField } from "../fields/TextField.tsx";
import { FieldStack } from "../layout/ScreenOnly.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Page/Tabs",
  component: Tabs,
  args: {
    label: "Fiche de L’Étranger",
    tabs: [
      { id: "texte", label: "Présentation", content: <p>Aujourd’hui, maman est morte. Ou peut-être hier, je ne sais pas.</p> },
      { id: "prix", label: "Prix et stock", content: <p>6,90 € ; 12 exemplaires au rayon P-04.</p> },
      { id: "critiques", label: "Critiques", count: 3, content: <p>Trois critiques, dont une de Jean-Paul Sartre.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Présentation", selected: true })).toBeVisible();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Aujourd’hui, maman est morte.");
  },
};

/** Arrows change the panel as they move, and go round. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("tab", { name: "Présentation" });
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Présentation" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: /Critiques/ })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Trois critiques");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

/** Where panels load slowly, the arrows only move and Enter chooses. */
export const Manual: Story = {
  args: { activation: "manual" },
  play: async ({ canvas }) => {
    await canvas.findByRole("tab", { name: "Présentation" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Prix et stock" })).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: "Présentation" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("tab", { name: "Prix et stock" })).toHaveAttribute("aria-selected", "true");
  },
};

/** What is wrong behind a tab is said on it, in words. */
export const Errors: Story = {
  args: {
    label: "Client",
    tabs: [
      { id: "identite", label: "Identité", content: <TextField label="Nom" name="lastName" /> },
      {
        id: "livraison",
        label: "Livraison",
        errorCount: 2,
        content: <TextField error="Indiquez la ville." label="Ville" name="city" />,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Livraison 2 à corriger" }));
    await expect(canvas.getByRole("textbox", { name: "Ville" })).toBeVisible();
  },
};

export const ErrorsInEnglish: Story = {
  ...Errors,
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Livraison 2 to correct" })).toBeVisible();
  },
};

function Kept() {
  const [selected, setSelected] = useState("fr");
  return (
    <Tabs
      label="Langues"
      onSelect={setSelected}
      panels="kept"
      selected={selected}
      tabs={[
        { id: "fr", label: "Français", content: <TextField label="Titre en français" name="titleFr" /> },
        {
          id: "en",
          label: "Anglais",
          content: (
            <FieldStack>
              <TextField label="Titre en anglais" name="titleEn" />
            </FieldStack>
          ),
        },
      ]}
    />
  );
}

/** What was typed stays when another tab comes forward. */
export const KeptPanels: Story = {
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Titre en français" }), "L’Étranger");
    await userEvent.click(canvas.getByRole("tab", { name: "Anglais" }));
    await expect(canvas.queryByRole("textbox", { name: "Titre en français" })).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: "Français" }));
    await expect(canvas.getByRole("textbox", { name: "Titre en français" })).toHaveValue("L’Étranger");
  },
};

/** More tabs than room: the row is pushed sideways, and the keyboard brings each into sight. */
export const Many: Story = {
  args: {
    onSelect: fn(),
    tabs: ["Présentation", "Prix et stock", "Collections", "Contributeurs", "Référencement", "Bandes-annonces", "Historique"].map(
      (label) => ({ id: label, label, content: <p>{label}</p> }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await canvas.findByRole("tab", { name: "Présentation" });
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Historique" })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenCalledWith("Historique");
  },
};
