import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CopyButton } from "../actions/CopyButton.tsx";
import { Note, Work } from "./Work.tsx";

/** Un livre ou un film en deux lignes : la place de la couverture, le titre comme sur les livres, qui l’a fait, et son code. */
const meta = {
  title: "États/Livre ou film (Work)",
  component: Work,
  subcomponents: { Note },
  args: { title: "L’Étranger", byline: "Albert Camus", href: "#etranger" },
} satisfies Meta<typeof Work>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le titre mène à la fiche ; son code se copie. */
export const Book: Story = {
  name: "Principal",
  args: {
    children: (
      <>
        978-2-07-036002-4 <CopyButton copiedLabel="Copié" label="Copier l’EAN" value="9782070360024" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "L’Étranger" })).toHaveAttribute("href", "#etranger");
    await expect(canvas.getByRole("button", { name: "Copier l’EAN" })).toBeVisible();
  },
};

/** Sans fiche à elle, l’œuvre garde son titre, et une ligne discrète dessous. */
export const WithoutPage: Story = {
  name: "Sans fiche",
  args: { href: undefined, children: <Note>Ce titre n’est plus au catalogue.</Note> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
