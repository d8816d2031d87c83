import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import {
  BanIcon,
  CalendarClockIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleIcon,
  CircleSlashIcon,
  CircleXIcon,
  ClockIcon,
  ExternalLinkIcon,
  FilePlusIcon,
  HandCoinsIcon,
  HourglassIcon,
  LockIcon,
  MailIcon,
  PackageCheckIcon,
  PackageOpenIcon,
  ShieldCheckIcon,
  ShieldOffIcon,
  ShoppingBasketIcon,
  TriangleAlertIcon,
  TruckIcon,
  Undo2Icon,
  UndoDotIcon,
} from "../icons.ts";
import { Alert } from "./Alert.tsx";
import { Badge, type Tone } from "./Badge.tsx";
import { DescriptionList, Timeline } from "./DescriptionList.tsx";
import { LoadingBar } from "./LoadingBar.tsx";
import { ProgressBar, ProgressSegments } from "./Progress.tsx";
import { EmptyState, ErrorState, ForbiddenState, Skeleton } from "./States.tsx";

/** Où en sont les choses : un état dit par une icône et un mot, jamais par la couleur seule ; le progrès, les alertes, la page vide, en panne ou refusée. */
const meta = {
  title: "États/Badge, progrès, alerte, page vide (Badge, ProgressBar, Alert, EmptyState)",
  component: Badge,
  subcomponents: {
    Alert,
    DescriptionList,
    EmptyState,
    ErrorState,
    ForbiddenState,
    LoadingBar,
    ProgressBar,
    ProgressSegments,
    Skeleton,
    Timeline,
  },
  args: { tone: "info", children: "Créée" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

type Entry = [string, React.ReactNode, Tone, boolean];
const vocabulary: Record<string, Entry[]> = {
  Commande: [
    ["Panier", <ShoppingBasketIcon key="i" />, "neutral", false],
    ["Créée", <FilePlusIcon key="i" />, "info", true],
    ["En attente", <ClockIcon key="i" />, "warning", true],
    ["En attente (externe)", <ExternalLinkIcon key="i" />, "neutral", false],
    ["Paiement attendu", <HourglassIcon key="i" />, "warning", true],
    ["Paiement échoué", <CircleAlertIcon key="i" />, "danger", true],
    ["Paiement abandonné", <CircleSlashIcon key="i" />, "danger", true],
    ["En préparation", <PackageOpenIcon key="i" />, "info", true],
    ["Expédiée", <TruckIcon key="i" />, "success", false],
    ["Terminée", <PackageCheckIcon key="i" />, "success", false],
    ["Annulée", <BanIcon key="i" />, "neutral", false],
    ["État incohérent", <TriangleAlertIcon key="i" />, "danger", true],
  ],
  Paiement: [
    ["Non commencé", <CircleDashedIcon key="i" />, "neutral", false],
    ["Non payé", <CircleIcon key="i" />, "warning", true],
    ["Payé", <CircleCheckIcon key="i" />, "success", false],
    ["Autorisé", <ShieldCheckIcon key="i" />, "info", true],
    ["Remboursé en partie", <UndoDotIcon key="i" />, "neutral", false],
    ["Remboursé", <Undo2Icon key="i" />, "neutral", false],
    ["Autorisation levée", <ShieldOffIcon key="i" />, "neutral", false],
    ["Refusé", <CircleXIcon key="i" />, "danger", true],
    ["À rembourser", <HandCoinsIcon key="i" />, "warning", true],
    ["En attente de parution", <CalendarClockIcon key="i" />, "neutral", true],
  ],
};

/** Une icône et un mot ; un fond plein dit que quelqu’un a quelque chose à faire. */
export const Vocabulary: Story = {
  name: "Badges",
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(160px, max-content))", gap: "16px 64px", paddingLeft: 8 }}>
      {Object.entries(vocabulary).map(([name, entries]) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul style={{ display: "grid", gap: 8, marginTop: 8 }}>
            {entries.map(([word, icon, tone, isFilled]) => (
              <li key={word}>
                <Badge icon={icon} isFilled={isFilled} tone={tone}>
                  {word}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

/** Un cran plus grand, pour la tête d’une page, son fond aligné sur le bord gauche. */
export const Large: Story = {
  name: "Badge, grand",
  args: { icon: <PackageOpenIcon />, isFilled: true, isLarge: true, isInset: true, children: "En préparation" },
};

export const Progress: Story = {
  name: "Progrès",
  render: () => (
    <div style={{ display: "grid", gap: 24, maxWidth: 240 }}>
      <ProgressSegments done={2} label="2/5 expédiés" total={5} waiting={1} />
      <ProgressSegments done={7} label="7/32 expédiés" total={32} />
      <ProgressBar label="Rafraîchissement du cache" value={0.3} valueText="120 sur 400 titres" />
      <ProgressBar label="Envoi de la campagne" value={null} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar", { name: "Rafraîchissement du cache" })).toHaveAttribute(
      "aria-valuetext",
      "120 sur 400 titres",
    );
    await expect(canvas.getByRole("img", { name: "2/5 expédiés" })).toBeVisible();
  },
};

function Load() {
  const [value, setValue] = useState(0);
  return (
    <div style={{ display: "grid", gap: 16, maxWidth: 240 }}>
      <ProgressBar label="Import des stocks" value={value} />
      <Button onClick={() => setValue((before) => before + 0.3)}>Avancer</Button>
    </div>
  );
}

/** Dit au début, à la moitié et à la fin, pas à chaque pas. */
export const ProgressIsAnnounced: Story = {
  name: "Progrès, à voix haute",
  render: () => <Load />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    const further = canvas.getByRole("button", { name: "Avancer" });
    await expect(status).toHaveTextContent("Import des stocks, 0 %");
    await userEvent.click(further);
    await expect(canvas.getByRole("progressbar", { name: "Import des stocks" })).toHaveAttribute("aria-valuetext", "30\u00a0%");
    await expect(status).toHaveTextContent("Import des stocks, 0 %");
    await userEvent.click(further);
    await expect(status).toHaveTextContent("Import des stocks, 60 %");
    await userEvent.click(further);
    await expect(status).toHaveTextContent("Import des stocks, 60 %");
    await userEvent.click(further);
    await expect(status).toHaveTextContent("Import des stocks, 100 %");
  },
};

function Titles() {
  const [done, setDone] = useState(0);
  const words = `${done.toLocaleString("fr-FR")} sur 4\u202f000 titres`;
  return (
    <div style={{ display: "grid", gap: 16, maxWidth: 240 }}>
      <ProgressBar label="Cache" value={done / 4000} valueText={words} />
      <p>{words}</p>
      <Button onClick={() => setDone((before) => Math.min(4000, before + 1999))}>Avancer</Button>
    </div>
  );
}

/** On entend ce qui est montré, jamais un pourcentage à côté ; et ce qui n’est pas fini n’est pas dit fini. */
export const ProgressIsHeardAsShown: Story = {
  name: "Progrès, mots montrés et mots dits",
  render: () => <Titles />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    const bar = canvas.getByRole("progressbar", { name: "Cache" });
    const further = canvas.getByRole("button", { name: "Avancer" });
    await expect(status).toHaveTextContent("Cache, 0 sur 4 000 titres");
    await userEvent.click(further);
    await userEvent.click(further);
    await expect(bar).toHaveAttribute("aria-valuetext", "3\u202f998 sur 4\u202f000 titres");
    await expect(bar).toHaveAttribute("aria-valuenow", "99");
    await expect(status).toHaveTextContent("Cache, 3 998 sur 4 000 titres");
    await userEvent.click(further);
    await expect(status).toHaveTextContent("Cache, 4 000 sur 4 000 titres");
  },
};

/** La ligne vient après 200 ms et met cinq secondes à aller au bout. */
export const LoadingBarAppearsLate: Story = {
  name: "Ligne de chargement",
  render: () => <LoadingBar isLoading />,
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Chargement…" });
    const durations = bar.firstElementChild?.getAnimations().map((animation) => animation.effect?.getTiming().duration);
    // Whoever asks for less motion gets a bar that stands still.
    await expect(durations).toEqual(matchMedia("(prefers-reduced-motion: reduce)").matches ? [] : [5000]);
  },
};

export const Empty: Story = {
  name: "Vide",
  render: () => (
    <EmptyState
      actions={<Button>Effacer les 2 filtres</Button>}
      detail="Filtres actifs : État « Expédiée », Magasin « Gare »."
      title="Aucun résultat - Veuillez affiner votre recherche."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: /^Aucun résultat/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Effacer les 2 filtres" })).toBeVisible();
  },
};

const retried = fn();
export const Failed: Story = {
  name: "Échec",
  render: () => (
    <ErrorState
      detail="Le serveur n’a pas répondu. Vos filtres sont conservés."
      onRetry={retried}
      requestId="7f3a-22c1"
      title="Les commandes n’ont pas pu être chargées"
    />
  ),
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole("alert"));
    await expect(alert.getByText(/7f3a-22c1/)).toBeVisible();
    await userEvent.click(alert.getByRole("button", { name: "Réessayer" }));
    await expect(retried).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = {
  name: "Accès refusé",
  render: () => (
    <ForbiddenState
      backHref="/"
      backLabel="Retour à l’accueil"
      detail="Il vous manque le droit « Gérer les remises ». Yann Kerbrat peut vous le donner."
      title="Vous n’avez pas accès aux remises"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Vous n’avez pas accès aux remises" })).toBeVisible();
    await expect(canvas.getByText(/Il vous manque le droit « Gérer les remises »/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
  },
};

/** Une de chaque ton : l’icône les distingue autant que le fond ; deux ont un titre au-dessus de leur phrase. */
export const Alerts: Story = {
  name: "Alertes",
  render: () => (
    <div style={{ display: "grid", gap: 12, maxWidth: 560 }}>
      <Alert title="La fiche n’a pas été enregistrée." tone="danger">
        Votre saisie est conservée.
      </Alert>
      <Alert tone="warning">Les frais de port sont sous le minimum légal de 3 €.</Alert>
      <Alert title="Cache demandé." tone="info">
        Visible vers 14:37.
      </Alert>
      <Alert tone="success">2 commandes notifiées.</Alert>
      <Alert tone="neutral">Aucune image reçue.</Alert>
    </div>
  ),
};

/** Des barres calmes là où viendront les mots : deux de largeur donnée, une aussi large que sa place. */
export const Bars: Story = {
  name: "Chargement",
  render: () => (
    <div style={{ display: "grid", gap: 12, maxWidth: 240 }}>
      <Skeleton width={48} />
      <Skeleton width={132} />
      <Skeleton />
    </div>
  ),
};

/** Les noms à gauche, les valeurs contre le bord droit, sans filets. */
export const Facts: Story = {
  name: "Liste de faits",
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <DescriptionList
        items={[
          { term: "Commandes en cours", description: "4" },
          { term: "Listes du catalogue", description: "2" },
          { term: "Vendus, 12 mois", description: "86 ex." },
        ]}
      />
    </div>
  ),
};

/** Le plus récent d’abord : une icône dans un rond, ce qui est arrivé, l’heure à droite ; un commentaire est cité sous sa ligne. */
export const History: Story = {
  name: "Historique",
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <Timeline
        items={[
          {
            id: "3",
            icon: <TruckIcon />,
            tone: "success",
            title: "2 lignes expédiées par Yann Kerbrat, Colissimo 8R42109876543",
            time: "aujourd’hui, 09:26",
          },
          { id: "2", icon: <MailIcon />, title: "Courriel « Votre colis est parti » envoyé à la cliente", time: "aujourd’hui, 09:26" },
          {
            id: "1",
            icon: <LockIcon />,
            title: <strong>Commentaire interne</strong>,
            quote: "Cliente rappelée\u00a0: elle préfère deux colis plutôt que d’attendre le Proust.",
            time: "aujourd’hui, 09:10",
          },
        ]}
        label="Fil de la commande"
      />
    </div>
  ),
};
