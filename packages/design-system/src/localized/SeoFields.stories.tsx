import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { SeoFields, type SeoText } from "./SeoFields.tsx";

const meta = {
  title: "Champs/SeoFields",
  component: SeoFields,
  args: {
    addressStart: "https://librairieduquai.example/livres/",
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
  render: function Told(args) {
    const [value, setValue] = useState<SeoText>(args.value);
    return (
      <div style={{ maxWidth: 640 }}>
        <SeoFields
          {...args}
          onChange={(told) => {
            args.onChange(told);
            setValue(told);
          }}
          value={value}
        />
      </div>
    );
  },
} satisfies Meta<typeof SeoFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address follows the title until it is edited by hand, and follows again when asked. */
export const FollowsTheTitle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const address = canvas.getByRole("textbox", { name: "Adresse de la page" });
    await expect(address).toHaveValue("l-etranger-albert-camus");
    await userEvent.clear(address);
    await userEvent.type(address, "Œuvre de Camus ");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ slug: "oeuvre-de-camus" }));
    await expect(canvas.getByText("https://librairieduquai.example/livres/oeuvre-de-camus")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reprendre du titre" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ slug: null }));
    await expect(address).toHaveValue("l-etranger-albert-camus");
  },
};

/** A title is measured in pixels, because engines cut by width; what is cut is said in words. */
export const TooLong: Story = {
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

/** Hidden, the page has no result to show, and says so. */
export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Cacher cette page aux moteurs de recherche" }));
    await expect(within(canvas.getByRole("figure")).getByText("Cette page n’apparaîtra pas dans les résultats.")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { pageTitle: "", value: { title: "", description: "", slug: null, isHidden: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sans titre")).toBeVisible();
    await expect(canvas.getByText("Sans description, le moteur choisit un passage de la page.")).toBeVisible();
  },
};

export const Narrow: Story = { ...TooLong, globals: { viewport: { value: "mobile1" } } };
export const English: Story = {
  args: { lang: "fr" },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: "Preview of the search result" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Hide this page from search engines" })).not.toBeChecked();
  },
};
