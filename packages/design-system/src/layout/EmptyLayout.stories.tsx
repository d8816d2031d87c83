import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Brand } from "./AppShell.tsx";
import { EmptyLayout } from "./EmptyLayout.tsx";
import { Page, Section, Sheet } from "./Page.tsx";

/** Une page hors du cadre de la console : le nom du client en haut, la page, le pied ; ni tiroir ni barre du haut. */
const meta = {
  title: "Page/Page sans cadre (EmptyLayout)",
  component: EmptyLayout,
  parameters: { layout: "fullscreen" },
  args: {
    brand: <Brand monogram="R" title="Réserve" />,
    footer: <span>© 2026 Réserve. Console de gestion.</span>,
    children: (
      <Page title="Courriel du mot de passe oublié">
        <Sheet>
          <Section title="Objet">Votre mot de passe</Section>
        </Sheet>
      </Page>
    ),
  },
} satisfies Meta<typeof EmptyLayout>;
export default meta;

/** Le nom ramène à l’accueil ; rien d’autre autour de la page. */
export const Loaded: StoryObj<typeof meta> = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Réserve" })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("main")).toContainElement(canvas.getByRole("heading", { level: 1 }));
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};
