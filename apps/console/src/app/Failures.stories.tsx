import { Button, Page, Section, Sheet, useToasts } from "@reserve/design-system";
import { conflict, documentById, failing, missingResult, mock, offline, rejected, unavailable } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Confirmation } from "../shared/Confirmation.tsx";
import { consoleStory } from "../shared/story.tsx";
import { useCommand } from "../shared/useCommand.ts";

/** An action as every screen has them: asked, confirmed, sent, told. */
function Payment() {
  const command = useCommand("validatePayment");
  const { history } = useToasts();
  return (
    <Page title="Commande nº 24118">
      <Sheet>
        <Section title="Paiement">
          <Button onClick={() => command.ask({ body: { documentId: 24118 } })}>Confirmer le paiement</Button>
          <p>{`${history().length} annonces gardées`}</p>
        </Section>
      </Sheet>
      <Confirmation command={command} detail="Commande nº 24118, 71,99 €." />
    </Page>
  );
}

/** Ce que la console annonce quand une action réussit, échoue ou reste sans réponse. */
const meta = {
  title: "Parcours/Ce que la console annonce",
  component: Payment,
  parameters: { ...consoleStory({ path: "/public/document" }) },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function confirmed(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: "Confirmer le paiement" }));
  const dialog = await canvas.findByRole("alertdialog", { name: /Voulez-vous vraiment effectuer cette action\s\?/ });
  await userEvent.click(within(dialog).getByRole("button", { name: "Confirmer" }));
  return dialog;
}

/** What is read out at once: the toasts alone, whatever else stands on the page. */
const heard = (canvas: Canvas) =>
  canvas
    .queryAllByRole("alert")
    .map((one: HTMLElement) => one.textContent)
    .join("");

/** « Succès ! », dit poliment. */
export const Success: Story = {
  name: "Succès",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("validatePayment", () => ({
        isValid: true as const,
        errors: [],
        propertiesErrorMessages: [],
        entityOutput: documentById(24118),
      })),
    ),
  play: async ({ canvas }) => {
    await confirmed(canvas);
    const toasts = within(await canvas.findByRole("region", { name: "Annonces" }));
    await waitFor(() => expect(toasts.getByRole("status")).toHaveTextContent(/Succès\s!/));
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
  },
};

/** Le serveur est tombé : la phrase générale, et la référence à donner, qui se copie et reste dans l’historique. */
export const Failed: Story = {
  name: "Échec",
  beforeEach: ({ msw }) => msw.use(failing("validatePayment")),
  play: async ({ canvas }) => {
    await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch(/Une erreur est survenue\..*Référence\s: req_mock/));
    await expect(canvas.getByRole("button", { name: "Copier la référence" })).toBeVisible();
    await expect(canvas.getByText("1 annonces gardées")).toBeInTheDocument();
  },
};

/** Un succès qui ne contient pas de résultat n’en est pas un : la phrase générale. */
export const MissingResult: Story = {
  name: "Réponse sans résultat",
  beforeEach: ({ msw }) => msw.use(missingResult("validatePayment")),
  play: async ({ canvas }) => {
    await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch("Une erreur est survenue."));
  },
};

/** Un résultat refusé : la première erreur et celle de chaque champ sont annoncées ; le dialogue les montre aussi, et rien n’est dit deux fois. */
export const Invalid: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) =>
    msw.use(
      rejected("validatePayment", { amount: "Le montant ne correspond pas.", method: "Ce mode de paiement est clos." }, [
        "Le paiement ne peut pas être confirmé.",
      ]),
    ),
  play: async ({ canvas }) => {
    const dialog = await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch(/ne peut pas être confirmé.*montant ne correspond pas.*paiement est clos/));
    await expect(heard(canvas).split("Le montant ne correspond pas.")).toHaveLength(2);
    await expect(within(dialog).getAllByText(/Le montant ne correspond pas\./).length).toBeGreaterThan(1);
  },
};

/** L’état de la fiche dit non : la phrase de la règle, sans référence dont personne n’a besoin. */
export const Refused: Story = {
  name: "Conflit",
  beforeEach: ({ msw }) => msw.use(conflict("validatePayment")),
  play: async ({ canvas }) => {
    await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch("Cette commande est déjà payée."));
    await expect(heard(canvas)).not.toMatch("Référence");
  },
};

/** La ligne est coupée : ce qui est gardé est dit, le dialogue reste, et la même demande peut repartir. */
export const LineCut: Story = {
  name: "Sans connexion",
  beforeEach: ({ msw }) => msw.use(offline("validatePayment")),
  play: async ({ canvas }) => {
    const dialog = await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch(/Une erreur est survenue\..*renvoyer la même demande est sans risque/));
    await expect(within(dialog).getByRole("button", { name: "Confirmer" })).toBeEnabled();
  },
};

export const Unavailable: Story = {
  name: "Serveur indisponible",
  beforeEach: ({ msw }) => msw.use(unavailable("validatePayment")),
  play: async ({ canvas }) => {
    await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch(/momentanément indisponible.*Ce que vous avez saisi est gardé/));
  },
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  beforeEach: ({ msw }) => msw.use(missingResult("validatePayment")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Confirmer le paiement" }));
    await userEvent.click(within(await canvas.findByRole("alertdialog")).getByRole("button", { name: /^Confirm/ }));
    await waitFor(() => expect(heard(canvas)).toMatch("A generic error has appear."));
  },
};
