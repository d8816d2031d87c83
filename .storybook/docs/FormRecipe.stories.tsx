import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { AuthorForm, type AuthorFormProps } from "./FormRecipe.tsx";

/** Le formulaire d’une autrice, tel que la page « Construire un formulaire » le montre et l’explique. */
const meta = {
  title: "Parcours/Formulaire d’édition",
  component: AuthorForm,
  args: {
    saved: { name: "Marguerite Duras", country: "France", biography: "Née à Gia Định en 1914." },
    onSave: fn<AuthorFormProps["onSave"]>(async () => null),
  },
  render: (args) => (
    <main>
      <AuthorForm {...args} />
    </main>
  ),
} satisfies Meta<typeof AuthorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un changement, nommé dans la barre, enregistré sans la souris. */
export const Loaded: Story = {
  name: "Un changement, enregistré au clavier",
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Pays/ }), ", Indochine");
    await expect(canvas.getByText("À enregistrer : Pays")).toBeVisible();
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ country: "France, Indochine" }));
    await expect(await canvas.findByText("Tout est enregistré.")).toBeVisible();
  },
};

/** Le serveur refuse un champ : sa phrase s’y lit, le focus y va, rien de ce qu’on a tapé n’est perdu. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  args: {
    onSave: fn<AuthorFormProps["onSave"]>(async () => ({
      summary: [],
      properties: [{ propertyName: "Name", errorMessage: "Une autrice de ce nom existe déjà." }],
    })),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Nom" });
    await userEvent.clear(name);
    await userEvent.type(name, "Annie Ernaux");
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer l’autrice/ }));
    await expect(await canvas.findByText("Une autrice de ce nom existe déjà.")).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue("Annie Ernaux");
  },
};
