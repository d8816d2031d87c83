import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BuildForm } from "./BuildForm.tsx";

const meta = { title: "Construire/Un formulaire", component: BuildForm, tags: ["!autodocs"] } satisfies Meta<typeof BuildForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: "Exemple" };

/** Refused at the field, which takes the focus; corrected, it goes through and nothing was lost. */
export const Refused: Story = {
  name: "Refusé, corrigé, enregistré",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer la fiche" }));
    const ean = canvas.getByLabelText("EAN");
    await expect(ean).toHaveFocus();
    await expect(ean).toHaveAccessibleDescription(/Un EAN a treize chiffres\./);
    await userEvent.type(ean, "978-2-707-30026-3");
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer la fiche" }));
    await expect(await canvas.findByText("La fiche est enregistrée.")).toBeVisible();
    await expect(canvas.getByLabelText("Titre")).toHaveValue("Moderato cantabile");
  },
};
