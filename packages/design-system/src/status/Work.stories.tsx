import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CopyButton } from "../actions/CopyButton.tsx";
import { Note, Work } from "./Work.tsx";

const meta = {
  title: "États/Work",
  component: Work,
  args: { title: "L’Étranger", byline: "Albert Camus", href: "#etranger" },
} satisfies Meta<typeof Work>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title leads to the book; its code can be copied. */
export const Book: Story = {
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

/** No page of its own: the title stands as a title, a quiet line below. */
export const WithoutPage: Story = {
  args: { href: undefined, children: <Note>Ce titre n’est plus au catalogue.</Note> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
