import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../shared/stories/story.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** Ce qui paraît quand un écran n’a pas pu être chargé ou s’est cassé. */
const meta = {
  title: "Écrans/Erreur",
  component: ErrorScreen,
  parameters: { ...consoleStory({ path: "/*", at: "/nulle-part", server: "fresh" }) },
  args: { error: new Error("Something broke.") },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un écran qui s’est cassé : 500, sans un mot de ce qui s’est cassé dedans, et un nouvel essai. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Une erreur est survenue.")).toBeVisible();
    await expect(canvas.getByText("Erreur 500")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Recharger la page" })).toBeVisible();
    await expect(canvas.queryByText(/Something broke/)).toBeNull();
  },
};

/** L’état trouvé sur l’erreur. */
export const WithStatus: Story = {
  name: "Avec un état",
  args: { error: { status: 503 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Erreur 503")).toBeVisible();
  },
};

/** Une erreur peut apporter sa propre phrase ; sans état, c’est un 500. */
export const WithMessage: Story = {
  name: "Avec une phrase",
  args: { error: { message: "Le fichier demandé est illisible." } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Le fichier demandé est illisible." })).toBeVisible();
    await expect(canvas.getByText("Erreur 500")).toBeVisible();
  },
};

/** La phrase du cahier des charges, et le chemin vers l’accueil. */
export const NotFound: Story = {
  name: "Introuvable",
  args: { error: { status: 404 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This page could not be found" })).toBeVisible();
    await expect(canvas.getByText("Erreur 404")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
  },
};

/** Une adresse dans une langue qui n’est pas proposée. */
export const UnsupportedLanguage: Story = {
  name: "Langue non proposée",
  parameters: consoleStory({ path: "/*", at: "/de/catalog/product", server: "fresh" }),
  args: { error: { status: 404 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This page could not be found." })).toBeVisible();
  },
};
