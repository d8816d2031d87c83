import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { SeoFields, type SeoText } from "./SeoFields.tsx";

/** Titre, description et adresse pour les moteurs de recherche, avec la place qu’ils ont et l’aperçu du résultat. */
const meta = {
  title: "Champs/Référencement (SeoFields)",
  component: SeoFields,
  args: {
    urlStart: "https://librairieduquai.example/livres/",
    pageTitle: "L’Étranger, Albert Camus",
    value: {
      title: "",
      description:
        "Aujourd’hui, maman est morte. Le premier roman de Camus, en poche et en grand format, à réserver à la librairie du Quai.",
      slug: null,
      isHidden: false,
    },
    onChange: fn(),
  },
  render: function ControlledSeoFields(args) {
    const [value, setValue] = useState<SeoText>(args.value);
    return (
      <div style={{ maxWidth: 640 }}>
        <SeoFields
          {...args}
          onChange={(seo) => {
            args.onChange(seo);
            setValue(seo);
          }}
          value={value}
        />
      </div>
    );
  },
} satisfies Meta<typeof SeoFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** L’adresse suit le titre jusqu’à ce qu’on l’écrive à la main, et le suit de nouveau si on le demande. */
export const FollowsTheTitle: Story = {
  name: "Principal",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const url = canvas.getByRole("textbox", { name: "Adresse de la page" });
    await expect(url).toHaveValue("l-etranger-albert-camus");
    await userEvent.clear(url);
    await userEvent.type(url, "Œuvre de Camus ");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ slug: "oeuvre-de-camus" }));
    await expect(canvas.getByText("https://librairieduquai.example/livres/oeuvre-de-camus")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reprendre du titre" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ slug: null }));
    await expect(url).toHaveValue("l-etranger-albert-camus");
  },
};

/** Un titre se mesure en pixels, car les moteurs coupent à la largeur ; ce qui sera coupé est dit en mots. */
export const TooLong: Story = {
  name: "Trop long",
  args: {
    value: {
      title: "Albert Camus, L’Étranger\u00a0: roman en poche, grand format, livre audio et dossier pédagogique",
      description: "Aujourd’hui, maman est morte. ".repeat(8),
      slug: "etranger",
      isHidden: false,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: /^Titre pour les moteurs/ })).toHaveAccessibleDescription(/pixels sur 580.*coupée/);
    await expect(canvas.getByRole("textbox", { name: "Description" })).toHaveAccessibleDescription(/239 signes sur 155.*coupée/);
  },
};

/** Cachée aux moteurs, la page n’a pas de résultat à montrer, et le dit. */
export const Hidden: Story = {
  name: "Page cachée",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Cacher cette page aux moteurs de recherche" }));
    await expect(within(canvas.getByRole("figure")).getByText("Cette page n’apparaîtra pas dans les résultats.")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  args: { pageTitle: "", value: { title: "", description: "", slug: null, isHidden: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sans titre")).toBeVisible();
    await expect(canvas.getByText("Sans description, le moteur choisit un passage de la page.")).toBeVisible();
  },
};

export const Narrow: Story = { ...TooLong, name: "Sur téléphone", globals: { viewport: { value: "mobile1" } } };
export const English: Story = {
  name: "En anglais",
  args: { lang: "fr" },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: "Preview of the search result" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Hide this page from search engines" })).not.toBeChecked();
  },
};
