import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { TextField } from "../fields/TextField.tsx";
import { FieldStack } from "../layout/ScreenOnly.tsx";
import { Tabs } from "./Tabs.tsx";

/** Des panneaux l’un derrière l’autre, un onglet chacun ; les flèches passent d’un onglet à l’autre, et un onglet dit ce qui est à corriger derrière lui. */
const meta = {
  title: "Page/Onglets (Tabs)",
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
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Présentation", selected: true })).toBeVisible();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Aujourd’hui, maman est morte.");
  },
};

/** Les flèches changent de panneau en passant, et font le tour. */
export const Keyboard: Story = {
  name: "Au clavier",
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

/** Quand les panneaux sont lents à venir, les flèches ne font que passer et Entrée choisit. */
export const Manual: Story = {
  name: "Au clavier, avec Entrée",
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

/** Ce qui ne va pas derrière un onglet est dit sur lui, en mots. */
export const Errors: Story = {
  name: "En erreur",
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
  name: "En erreur, en anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Livraison 2 to correct" })).toBeVisible();
  },
};

function Sample() {
  const [selected, setSelected] = useState("fr");
  return (
    <Tabs
      label="Langues"
      onSelect={setSelected}
      panels="mounted"
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

/** Ce qu’on a tapé reste quand un autre onglet passe devant. */
export const MountedPanels: Story = {
  name: "Saisie gardée",
  render: () => <Sample />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Titre en français" }), "L’Étranger");
    await userEvent.click(canvas.getByRole("tab", { name: "Anglais" }));
    await expect(canvas.queryByRole("textbox", { name: "Titre en français" })).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: "Français" }));
    await expect(canvas.getByRole("textbox", { name: "Titre en français" })).toHaveValue("L’Étranger");
  },
};

/** Plus d’onglets que de place : la rangée défile de côté, et le clavier amène chacun sous les yeux. */
export const Many: Story = {
  name: "Beaucoup d’onglets",
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
