import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../shared/story.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

const meta = {
  title: "Écrans/Erreur",
  component: ErrorScreen,
  parameters: consoleStory({ path: "/*", at: "/nulle-part" }),
  args: { error: new Error("Something broke.") },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen that broke: 500, without a word of what broke inside, and another try. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Une erreur est survenue.")).toBeVisible();
    await expect(canvas.getByText("Erreur 500")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Recharger la page" })).toBeVisible();
    await expect(canvas.queryByText(/Something broke/)).toBeNull();
  },
};

/** The status found on the error. */
export const WithStatus: Story = {
  args: { error: { status: 503 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Erreur 503")).toBeVisible();
  },
};

/** An error object may bring its own sentence; without a status it is a 500. */
export const WithMessage: Story = {
  args: { error: { message: "Le fichier demandé est illisible." } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Le fichier demandé est illisible." })).toBeVisible();
    await expect(canvas.getByText("Erreur 500")).toBeVisible();
  },
};

/** The sentence of the specification, and the way home. */
export const NotFound: Story = {
  args: { error: { status: 404 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This page could not be found" })).toBeVisible();
    await expect(canvas.getByText("Erreur 404")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
  },
};

/** An address in a language that is not offered. */
export const UnsupportedLanguage: Story = {
  parameters: consoleStory({ path: "/*", at: "/de/catalog/product" }),
  args: { error: { status: 404 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This page could not be found." })).toBeVisible();
  },
};
