import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { TextField } from "../fields/TextField.tsx";
import { Brand } from "../layout/AppShell.tsx";
import { Page, Section, Sheet } from "../layout/Page.tsx";
import { TextsProvider } from "../texts/TextsProvider.tsx";
import { EmptyShell } from "./EmptyShell.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { NoticeBar } from "./NoticeBar.tsx";
import { PrintLayout } from "./PrintLayout.tsx";
import { PrintOnly } from "./PrintOnly.tsx";
import { SaveBar } from "./SaveBar.tsx";

/** Ce qui sort du cadre : les pages d’erreur, la barre qui enregistre, ce qui s’imprime, et les avis qui valent partout. */
const meta = {
  title: "Page/Erreurs, enregistrement, impression (ErrorPage, SaveBar, PrintLayout)",
  component: EmptyShell,
  subcomponents: { ErrorPage, NoticeBar, PrintLayout, PrintOnly, SaveBar, TextsProvider },
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const footer = <span>© 2026 Librairie du Quai</span>;
const brand = <Brand monogram="R" title="Réserve" />;

/** La page 404 de la spécification, hors du cadre. */
export const NotFound: Story = {
  name: "Introuvable",
  render: () => (
    <EmptyShell brand={brand} footer={footer}>
      <ErrorPage status={404} title="This page could not be found">
        <p>L’adresse est peut-être ancienne, ou un caractère s’est perdu en la copiant.</p>
      </ErrorPage>
    </EmptyShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleName("This page could not be found");
    await expect(canvas.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
  },
};

/** Une page que la personne ne peut pas voir : le droit qui manque est nommé, personne n’est déconnecté. */
export const Forbidden: Story = {
  name: "Accès refusé",
  render: () => (
    <EmptyShell brand={brand} footer={footer}>
      <ErrorPage status={403} title="Vous n’avez pas accès aux remises">
        <p>Il vous manque le droit « Gérer les remises ». La personne qui gère les utilisateurs peut vous le donner.</p>
      </ErrorPage>
    </EmptyShell>
  ),
};

const retry = fn();
/** Le serveur a échoué : ce qui est gardé, une référence à donner, et un nouvel essai. */
export const Failed: Story = {
  name: "Échec",
  render: () => (
    <EmptyShell brand={brand} footer={footer}>
      <ErrorPage onRetry={retry} requestId="0f6c2a1e-7b54" status={500} title="La page n’a pas pu être affichée">
        <p>Ce que vous aviez saisi est gardé dans cet onglet. Réessayez ; si l’erreur revient, donnez la référence ci-dessous.</p>
      </ErrorPage>
    </EmptyShell>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByText(/0f6c2a1e-7b54/)).toBeVisible();
  },
};

/** Aucun serveur n’a répondu : pas de numéro d’erreur, puisqu’il n’y en a pas. */
export const Offline: Story = {
  name: "Sans connexion",
  render: () => (
    <EmptyShell brand={brand} end="Français" footer={footer}>
      <ErrorPage homeHref={null} isRetrying onRetry={retry} title="La connexion est coupée">
        <p>La page reviendra d’elle-même dès que la connexion sera rétablie.</p>
      </ErrorPage>
    </EmptyShell>
  ),
};

export const English: Story = {
  name: "Page d’erreur, en anglais",
  globals: { locale: "en" },
  render: () => (
    <EmptyShell brand={brand} footer={footer}>
      <ErrorPage requestId="0f6c2a1e-7b54" status={500} title="The page could not be shown" />
    </EmptyShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Back to the home page" })).toBeVisible();
  },
};

const initial = { title: "La Peste", author: "Albert Camus", price: "8,90" };
const labels = { title: "Titre", author: "Auteur", price: "Prix TTC" } as const;

function ProductForm({ isSaving = false, error }: { isSaving?: boolean; error?: string }) {
  const [saved, setSaved] = useState(initial);
  const [typed, setTyped] = useState(saved);
  const [isSaved, setIsSaved] = useState(false);
  const changes = (Object.keys(labels) as (keyof typeof labels)[]).filter((key) => typed[key] !== saved[key]).map((key) => labels[key]);
  return (
    <main>
      <div style={{ padding: 24 }}>
        <Page title="La Peste">
          <Sheet>
            <Section title="Identité">
              {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => (
                <TextField key={key} label={labels[key]} onChange={(value) => setTyped({ ...typed, [key]: value })} value={typed[key]} />
              ))}
            </Section>
          </Sheet>
        </Page>
      </div>
      <SaveBar
        changes={changes}
        error={error}
        isSaved={isSaved}
        isSaving={isSaving}
        onSave={() => {
          setSaved(typed);
          setIsSaved(true);
        }}
        onUndo={() => setTyped(saved)}
        saveLabel="Enregistrer le produit"
      />
    </main>
  );
}

/** La barre vient avec le premier changement, le nomme, et repart avec lui ; Ctrl+S enregistre. */
export const Saving: Story = {
  name: "Barre d’enregistrement",
  render: () => <ProductForm />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Enregistrer le produit" })).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Titre" }), " (poche)");
    await expect(canvas.getByRole("status")).toHaveTextContent("À enregistrer : Titre");
    await userEvent.click(canvas.getByRole("button", { name: "Annuler les modifications" }));
    await expect(canvas.getByRole("textbox", { name: "Titre" })).toHaveValue("La Peste");
    await expect(canvas.queryByRole("button", { name: "Enregistrer le produit" })).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Auteur" }), " (1913-1960)");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Tout est enregistré.");
  },
};

/** Plus de trois champs : deux sont nommés, les autres comptés. */
export const ManyChanges: Story = {
  name: "Barre d’enregistrement, beaucoup de changements",
  render: () => (
    <SaveBar
      changes={["Titre", "Auteur", "Prix TTC", "Collection", "Format"]}
      onSave={fn()}
      onUndo={fn()}
      saveLabel="Enregistrer le produit"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("À enregistrer : Titre, Auteur et 3 autres champs");
  },
};

export const Busy: Story = {
  name: "Barre d’enregistrement, en cours",
  render: () => <SaveBar changes={["Titre"]} isSaving onSave={fn()} onUndo={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Enregistrement en cours…");
    await expect(canvas.getByRole("button", { name: "Annuler les modifications" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** La phrase du refus reste à côté du bouton ; les champs gardent ce qu’on a tapé. */
export const Refused: Story = {
  name: "Barre d’enregistrement, refusée par le serveur",
  render: () => (
    <SaveBar
      changes={["Titre", "Prix TTC"]}
      error="Le prix n’a pas été accepté : rien n’est enregistré, votre saisie est gardée."
      onSave={fn()}
      onUndo={fn()}
    />
  ),
};

export const SaveBarInEnglish: Story = {
  name: "Barre d’enregistrement, en anglais",
  globals: { locale: "en" },
  render: () => <SaveBar changes={["Title", "Price"]} onSave={fn()} onUndo={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("To be saved: Title and Price");
  },
};

const lines = Array.from({ length: 14 }, (_, index) => ({
  ean: `97820703600${String(index + 10)}`,
  shelf: `${"ABCD".charAt(index % 4)}${(index % 7) + 1}`,
  title: ["La Peste", "L’Amant", "Capitale de la douleur", "Les Misérables"][index % 4] ?? "",
  quantity: 1 + (index % 3),
}));

/** Préparé pour l’imprimante pendant qu’on travaille : la page n’en montre rien. */
export const BesideThePage: Story = {
  name: "Impression, à côté de la page",
  render: () => (
    <main>
      <p>La page reste à l’écran.</p>
      <PrintOnly>
        <PrintLayout number="24131" sender="Librairie du Quai" title="Bon de livraison">
          <p>Pour l’imprimante seule.</p>
        </PrintLayout>
      </PrintOnly>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("La page reste à l’écran.")).toBeVisible();
    await expect(screen.getByText("Pour l’imprimante seule.")).not.toBeVisible();
    await expect(screen.queryByRole("heading", { name: "Bon de livraison" })).toBeNull();
  },
};

/** Le bon tel qu’il sort de l’imprimante : le rayon d’abord, car c’est ce qu’on cherche des yeux. */
export const PickingSlip: Story = {
  name: "Impression, bon de préparation",
  render: () => (
    <main style={{ padding: 16 }}>
      <PrintLayout
        facts={<p>21/11/2026, Colissimo</p>}
        footer="Librairie du Quai, SARL au capital de 12 000 €, 4, quai des Marins, 29200 Brest"
        number="24131"
        recipient={
          <address>
            Nadia Benhamou
            <br />
            12, rue de Siam
            <br />
            29200 Brest
          </address>
        }
        sender={
          <>
            <strong>Librairie du Quai</strong>4, quai des Marins
            <br />
            29200 Brest
          </>
        }
        title="Bon de préparation"
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Rayon</th>
              <th scope="col">Titre</th>
              <th scope="col">EAN</th>
              <th data-align="end" scope="col">
                Quantité
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.ean}>
                <td>
                  <strong>{line.shelf}</strong>
                </td>
                <td>
                  <cite>{line.title}</cite>
                </td>
                <td>{line.ean}</td>
                <td data-align="end">{line.quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>Préparé par : ____________________</p>
      </PrintLayout>
    </main>
  ),
  play: async ({ canvas }) => {
    const paper = canvas.getByRole("article", { name: "Document à imprimer" });
    await expect(within(paper).getByRole("heading", { name: "Bon de préparation" })).toBeVisible();
    await expect(within(paper).getAllByRole("row")).toHaveLength(15);
  },
};

/** Ce qui vaut un moment sur toutes les pages : le réseau est coupé, un rôle est à l’essai. */
export const Notices: Story = {
  name: "Avis",
  render: () => (
    <>
      <NoticeBar label="Connexion" title="Pas de connexion." tone="warning">
        Ce que vous saisissez est gardé dans cet onglet.
      </NoticeBar>
      <NoticeBar actions={<Button>Revenir à mes droits</Button>} label="Aperçu d’un rôle" title="Vous voyez la console comme « Libraire ».">
        Seuls les écrans et les boutons de ce rôle sont montrés.
      </NoticeBar>
    </>
  ),
  play: async ({ canvas }) => {
    const preview = within(canvas.getByRole("region", { name: "Aperçu d’un rôle" }));
    await expect(preview.getByRole("status")).toHaveTextContent("Vous voyez la console comme « Libraire ».");
    await expect(preview.getByRole("button", { name: "Revenir à mes droits" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
