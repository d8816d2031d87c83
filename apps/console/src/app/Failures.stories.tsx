import { Button, Page, Section, Sheet, useToasts } from "@reserve/design-system";
import { failing, missingResult, offline, rejected, unavailable } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Confirmation } from "../shared/command/Confirmation.tsx";
import { useWrite } from "../shared/command/useWrite.ts";
import { consoleStory } from "../shared/stories/story.tsx";

/** An action as every screen has them: asked, confirmed, sent, told. */
function Payment({ documentId = 24119 }: { documentId?: number }) {
  const command = useWrite("validatePayment");
  const { history } = useToasts();
  return (
    <Page title={`Commande nº ${documentId}`}>
      <Sheet>
        <Section title="Paiement">
          <Button onClick={() => command.ask({ body: { documentId } })}>Confirmer le paiement</Button>
          <p>{`${history().length} annonces gardées`}</p>
        </Section>
      </Sheet>
      <Confirmation command={command} detail={`Commande nº ${documentId}.`} />
    </Page>
  );
}

/** Ce que la console annonce quand une action réussit, échoue ou reste sans réponse. */
const meta = {
  title: "Parcours/Ce que la console annonce",
  component: Payment,
  parameters: { ...consoleStory({ path: "/public/document", server: "fresh" }) },
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

/** « Succès ! », dit poliment. */
export const Success: Story = {
  name: "Réussi",
  play: async ({ canvas }) => {
    await confirmed(canvas);
    const toasts = within(await canvas.findByRole("region", { name: "Annonces" }));
    await waitFor(() => expect(toasts.getByRole("status")).toHaveTextContent(/Succès\s!/));
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
  },
};

/** Le serveur a cassé : la phrase générale, et la référence à donner, qui se copie et reste dans l’historique. */
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

/** Une réussite qui ne contient aucun résultat n’en est pas une : la phrase générale. */
export const MissingResult: Story = {
  name: "Sans résultat",
  beforeEach: ({ msw }) => msw.use(missingResult("validatePayment")),
  play: async ({ canvas }) => {
    await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch("Une erreur est survenue."));
  },
};

/** Un résultat invalide : sa première erreur et celle de chaque champ sont annoncées ; la question les montre aussi, et rien n’est dit deux fois. */
export const Invalid: Story = {
  name: "Refusé",
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

/** L’état de la fiche l’interdit : la phrase de la règle, sans une référence dont personne n’a besoin. */
export const Refused: Story = {
  name: "Impossible",
  args: { documentId: 24118 },
  play: async ({ canvas }) => {
    await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch(/Déjà payée le 20\/11\/2026\./));
    await expect(heard(canvas)).not.toMatch("Référence");
  },
};

/** La ligne est coupée : ce qui a été gardé est dit, la question reste, et la même demande peut repartir. */
export const LineCut: Story = {
  name: "Ligne coupée",
  beforeEach: ({ msw }) => msw.use(offline("validatePayment")),
  play: async ({ canvas }) => {
    const dialog = await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch(/Une erreur est survenue\..*renvoyer la même demande est sans risque/));
    await expect(within(dialog).getByRole("button", { name: "Confirmer" })).toBeEnabled();
  },
};

/** Le service est absent un moment : c’est dit, et ce qui a été saisi est gardé. */
export const Unavailable: Story = {
  name: "Indisponible",
  beforeEach: ({ msw }) => msw.use(unavailable("validatePayment")),
  play: async ({ canvas }) => {
    await confirmed(canvas);
    await waitFor(() => expect(heard(canvas)).toMatch(/momentanément indisponible.*Ce que vous avez saisi est gardé/));
  },
};

/** La phrase générale en anglais. */
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
