import { conflict, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { ImportScreen } from "./ImportScreen.tsx";
import { importIn, notices, picture, repeated, stocks, unnamed, verifiedAt } from "./story-records.ts";

const path = "/catalog/import/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>, more: Partial<StoryPlace> = {}) => ({
  parameters: consoleStory({ path, at, server: "fresh", ...more }),
});
const verified = place(verifiedAt(notices));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Un fichier : ce que sa vérification a trouvé, l’avancement de l’import, ce qu’il en est devenu. */
const meta = {
  title: "Écrans/Import",
  component: ImportScreen,
  parameters: { ...verified.parameters },
} satisfies Meta<typeof ImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Quatre comptes, les refus d’abord ; un seul bouton principal, avec le nombre. */
export const Loaded: Story = {
  name: "Vérifié",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^flux-du-matin\.xml/ })).toBeVisible();
    const refused = within(await canvas.findByRole("table", { name: /1 notice refusée/ }));
    await expect(refused.getByRole("row", { name: /nº\s3.*9782251450018.*n’est pas un nombre/ })).toBeVisible();
    await expect(await canvas.findByText("Prix TTC (prix fixe, type 04)")).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /Le Mur invisible/ })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Importer 2 notices" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Créer le nouveau titre" }));
    await expect(canvas.getByRole("button", { name: "Importer 1 notice" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getImport") };

export const Failed: Story = { name: "Échec", ...failedRead("getImport") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/import", "getImport") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer le catalogue du site", "getImport") };

/** D’un geste : l’import se fait en arrière-plan, et la page dit ce qu’il a écrit. */
export const Imported: Story = {
  name: "Importé",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Importer 2 notices" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "C’est importé" })).toBeVisible(), { timeout: 15_000 });
    await expect(canvas.getByText("2 notices écrites.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Exporter la notice refusée" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Importer/ })).toBeNull();
  },
};

/** Des stocks en CSV passent par le même chemin ; un EAN inconnu est nommé. */
export const Stocks: Story = {
  name: "Fichier de stocks",
  ...place(verifiedAt(stocks)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun titre du catalogue ne porte cet EAN.")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Changer 1 stock" })).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

/** Des colonnes que personne ne reconnaît : leurs premières lignes sont montrées, on dit au clavier laquelle est le stock, et le fichier est relu. */
export const Unmapped: Story = {
  name: "Colonnes à préciser",
  ...place(verifiedAt(unnamed)),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: /^Colonnes du fichier/ }));
    await expect(table.getByRole("row", { name: /Article.*EAN.*9782253023906/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /En magasin.*Ignorée.*41/ })).toBeVisible();
    await expect(canvas.getByText("Les noms des colonnes sont à la ligne 3.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Changer/ })).toBeNull();
    const again = () => canvas.getByRole("button", { name: "Relire le fichier ainsi" });
    await expect(again()).toHaveAccessibleDescription(/Il faut la colonne/);
    canvas.getByRole("combobox", { name: /^Stock/ }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("en m");
    await userEvent.keyboard("{Enter}");
    again().focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Changer 1 stock" }, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /En magasin.*Stock.*41/ })).toBeVisible();
  },
};

/** Un EAN sur deux lignes : rien ne s’écrit avant qu’on ait dit si leurs stocks s’additionnent. Un stock inférieur à 0 est pris pour 0, et c’est dit. */
export const Repeated: Story = {
  name: "EAN répétés",
  ...place(verifiedAt(repeated)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Un stock est inférieur à 0 et pris pour 0 : ligne 3.")).toBeVisible();
    await expect(await canvas.findAllByRole("row", { name: /est aux lignes 2 et 4/ })).toHaveLength(2);
    const start = () => canvas.getByRole("button", { name: /^Changer/ });
    await expect(start()).toHaveAccessibleDescription(/ce qui compte des EAN répétés/);
    const again = () => canvas.getByRole("button", { name: "Relire le fichier ainsi" });
    await expect(again()).toHaveAccessibleDescription(/ce qui compte des EAN répétés/);
    await userEvent.click(canvas.getByRole("radio", { name: "Additionner leurs stocks" }));
    await userEvent.click(again());
    await waitFor(() => expect(start()).not.toHaveAccessibleDescription(/EAN répétés/), { timeout: 15_000 });
    await expect(canvas.queryByRole("row", { name: /est aux lignes/ })).toBeNull();
    await expect(canvas.getByRole("radio", { name: "Additionner leurs stocks" })).toBeChecked();
    await expect(canvas.queryByRole("radio", { name: /^Refuser/ })).toBeNull();
  },
};

/** Venu du dossier surveillé, où personne ne peut répondre : refusé en nommant les lignes, et l’on dit ici ce qui vaudra pour les prochains. */
export const FromFolder: Story = {
  name: "Du dossier surveillé",
  beforeEach: ({ msw }) =>
    msw.use(
      importIn({
        kind: "Stock",
        state: "Unreadable",
        fileName: "deux-caisses.csv",
        fault: "L’EAN 9782253023906 est aux lignes 2 et 4 : dites s’il faut la somme de leurs stocks ou la dernière ligne.",
        createdBy: null,
        isFromFolder: true,
        duplicateCount: 1,
        source: { kind: "Folder", name: null, columns: null, duplicates: null },
        table: {
          separator: ";",
          headLine: null,
          isIncomplete: false,
          columns: [
            { name: "#1", field: "ean" },
            { name: "Stock", field: "stock" },
          ],
          rows: [{ line: 2, cells: ["9782253023906", "40"] }],
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’EAN 9782253023906 est aux lignes 2 et 4/)).toBeVisible();
    await expect(canvas.getByText("Les colonnes n’ont pas de nom : le fichier commence par ses données.")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Colonne 1, sans nom.*EAN/ })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Refuser le fichier, en nommant les lignes" })).toBeChecked();
    const save = canvas.getByRole("checkbox", { name: "Faire de même pour les prochains fichiers du dossier surveillé" });
    await userEvent.click(save);
    await expect(save).toBeChecked();
  },
};

/** Une colonne qui n’est plus celle du fichier : dit à son champ. */
export const ColumnRejected: Story = {
  name: "Colonne refusée",
  ...place(verifiedAt(stocks)),
  beforeEach: ({ msw }) => msw.use(rejected("prepareImport", { "columns.shelf": "Cette colonne dit déjà autre chose." })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Relire le fichier ainsi" }));
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /^Rayon/ })).toHaveAccessibleDescription(/Cette colonne dit déjà autre chose\./),
    );
  },
};

/** La même page en anglais. */
export const English: Story = {
  name: "En anglais",
  ...place(verifiedAt(unnamed)),
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Réserve.*Ignored.*3/ })).toBeVisible();
    await expect(canvas.getByText("Not all columns of this file are recognised")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Read the file again like this" })).toBeVisible();
  },
};

/** Ce qui n’est pas une notice se dit en une phrase, sans compte ni bouton d’import. */
export const Unreadable: Story = {
  name: "Illisible",
  ...place(verifiedAt(picture)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ce fichier n’est pas du XML.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Importer \d/ })).toBeNull();
  },
};

/** En cours : la barre avance seule ; on peut arrêter, après une question. */
export const Running: Story = {
  name: "En cours",
  beforeEach: ({ msw }) =>
    msw.use(importIn({ state: "Importing", position: 26_300, recordCount: 41_121, progress: 0.64, writtenNewCount: 1_866 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Import des notices" })).toHaveAttribute("aria-valuenow", "64");
    await expect(canvas.getByText(/26\s300 notices traitées sur 41\s121/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Arrêter l’import" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
  },
};

/** Arrêté : ce qui est écrit le reste, et l’import reprend où il en était. */
export const Stopped: Story = {
  name: "Arrêté",
  beforeEach: ({ msw }) => msw.use(importIn({ state: "Stopped", position: 2, progress: 0.66, writtenNewCount: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Reprendre l’import" })).toBeVisible();
    await expect(canvas.getByText(/Ce qui est écrit le reste/)).toBeVisible();
  },
};

/** Le serveur n’a pas pu finir : on réessaie d’où il s’est arrêté. */
export const GivenUp: Story = {
  name: "En échec",
  beforeEach: ({ msw }) => msw.use(importIn({ state: "Failed" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer l’import" })).toBeVisible();
  },
};

/** Ce que le serveur refuse se lit, et le bouton reste. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("startImport", { creates: "Choisissez ce que l’import doit faire." })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Importer 2 notices" }));
    await expect(await within(canvasElement.ownerDocument.body).findByText("Choisissez ce que l’import doit faire.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Importer 2 notices" })).toBeVisible();
  },
};

/** Un collègue l’a lancé entre-temps : dit, et la page se met à jour. */
export const Conflict: Story = {
  name: "Conflit",
  beforeEach: ({ msw }) =>
    msw.use(conflict("startImport", "Cet import n’est pas prêt : son fichier doit d’abord être vérifié.", "Importing")),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Importer 2 notices" }));
    await expect(await within(canvasElement.ownerDocument.body).findByText(/^Cet import n’est pas prêt/)).toBeVisible();
  },
};

/** Le fil d’Ariane ramène aux imports. */
export const Framed: Story = {
  name: "Dans la console",
  ...place(verifiedAt(notices), { isFramed: true }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("flux-du-matin.xml"));
    await expect(within(crumbs).getByRole("link", { name: "Imports" })).toHaveAttribute("href", "/catalog/import");
  },
};
