import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { DroppedFile } from "./dropped-file.ts";
import { FileDrop } from "./FileDrop.tsx";

/** Des fichiers choisis, déposés, collés ou donnés par leur adresse ; d’abord ce qu’on peut ajouter, puis où en est chacun. */
const meta = {
  title: "Champs/Dépôt de fichiers (FileDrop)",
  component: FileDrop,
  args: {
    label: "Couverture et extraits",
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    limits: {
      accept: { "image/png": [".png"], "image/jpeg": [".jpg", ".jpeg"], "application/pdf": [".pdf"] },
      kinds: "JPEG, PNG ou PDF",
      maxSize: 5_000_000,
      maxFiles: 4,
    },
  },
  render: function Sample(args) {
    const [files, setFiles] = useState(args.files);
    const change = (id: string, changed: Partial<DroppedFile>) =>
      setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...changed } : file)));
    return (
      <div style={{ maxWidth: 560 }}>
        <FileDrop
          {...args}
          files={files}
          onAdd={(added) => {
            args.onAdd(added);
            setFiles((known) => [
              ...known,
              ...added.map((file) => ({ id: file.name, name: file.name, size: file.size, status: "waiting" as const, picture: file })),
            ]);
          }}
          onAlternative={args.onAlternative ? (id, alternative) => change(id, { alternative }) : undefined}
          onRemove={(id) => {
            args.onRemove(id);
            setFiles((known) => known.filter((file) => file.id !== id));
          }}
          onRetry={args.onRetry ? (id) => change(id, { status: "sending", progress: 0.08 }) : undefined}
        />
      </div>
    );
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cover drawn here, because stories call no network. */
async function drawCover(name: string, size = { width: 120, height: 180 }): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas.");
  Object.assign(pen, { fillStyle: "#7a1f2b" });
  pen.fillRect(0, 0, size.width, size.height);
  Object.assign(pen, { fillStyle: "#fffdf8", font: "20px serif" });
  pen.fillText("La Peste", 16, 80);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}

const excerpt = new File(["%PDF-1.7"], "extrait.pdf", { type: "application/pdf" });

/** What the browser sends when a person drops, holds or pastes files. */
function handOver(target: HTMLElement, type: "drop" | "dragenter" | "paste", ...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const init = { bubbles: true, cancelable: true };
  target.dispatchEvent(
    type === "paste"
      ? new ClipboardEvent(type, { ...init, clipboardData: transfer })
      : new DragEvent(type, { ...init, dataTransfer: transfer }),
  );
}

export const Empty: Story = {
  name: "Vide",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Choisir des fichiers" })).toHaveAccessibleDescription(/déposez-les ici/);
    await expect(canvas.getByText(/5\sMo au plus, 4 fichiers au plus/)).toBeVisible();
  },
};

export const One: Story = {
  name: "Un seul fichier",
  args: { label: "Couverture", limits: { kinds: "JPEG ou PNG", maxSize: 5_000_000, maxFiles: 1 }, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Choisir un fichier" })).toHaveAccessibleDescription(/déposez-le ici/);
    await expect(canvas.queryByText(/fichiers au plus/)).toBeNull();
  },
};

export const Errored: Story = {
  name: "En erreur",
  args: { error: "Ajoutez au moins la couverture.", help: "Elle paraît dans la liste et sur la fiche." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Choisir des fichiers" })).toHaveAccessibleDescription(
      /Ajoutez au moins la couverture\./,
    );
  },
};

export const Off: Story = {
  name: "Désactivé, avec la raison",
  args: { disabledReason: "La fiche est verrouillée par l’éditeur." },
  play: async ({ canvas }) => {
    const choose = canvas.getByRole("button", { name: "Choisir des fichiers" });
    await expect(choose).toHaveAttribute("aria-disabled", "true");
    await expect(choose).toHaveAccessibleDescription(/La fiche est verrouillée par l’éditeur\./);
  },
};

const sent: DroppedFile[] = [
  { id: "1", name: "la-peste-couverture.jpg", size: 412_000, status: "sent" },
  {
    id: "2",
    name: "les-yeux-d-elsa-premieres-pages-relues-par-l-editeur-version-definitive.pdf",
    size: 1_460_000,
    status: "sending",
    progress: 0.42,
  },
  { id: "3", name: "moderato-cantabile.pdf", size: 870, status: "waiting" },
  { id: "4", name: "capitale-de-la-douleur.pdf", size: 3_120_000, status: "failed", error: "La connexion s’est interrompue à 61\u00a0%." },
];

/** En attente, en route, envoyé, échoué : chacun avec ses mots ; au quatrième fichier, la place est prise. */
export const OnTheirWay: Story = {
  name: "Envois en cours",
  args: { files: sent, onRetry: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar", { name: /^Envoi de les-yeux/ })).toHaveAttribute("aria-valuenow", "42");
    await expect(canvas.getByRole("button", { name: "Choisir des fichiers" })).toHaveAccessibleDescription(/Retirez un fichier/);
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer d’envoyer capitale-de-la-douleur.pdf" }));
    await expect(canvas.getAllByRole("progressbar")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Retirer moderato-cantabile.pdf" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: "Choisir des fichiers" })).toHaveFocus();
  },
};

/** Ce qui ne convient pas est nommé avec sa raison ; ce qui convient est ajouté quand même. */
export const Refused: Story = {
  name: "Fichiers refusés",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const large = new File([new Uint8Array(6_200_000)], "affiche.png", { type: "image/png" });
    const sheet = new File(["a;b"], "stock.csv", { type: "text/csv" });
    handOver(canvas.getByRole("button", { name: "Choisir des fichiers" }), "drop", excerpt, large, sheet);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("2 fichiers n’ont pas été ajoutés.");
    await expect(alert).toHaveTextContent(/affiche\.png\s: 6,2\sMo, c’est plus que 5\sMo\./);
    await expect(alert).toHaveTextContent(/stock\.csv\s: ce genre de fichier n’est pas accepté \(JPEG, PNG ou PDF\)\./);
    await expect(args.onAdd).toHaveBeenLastCalledWith([excerpt]);
    await expect(canvas.getByText("extrait.pdf")).toBeVisible();
  },
};

/** Une image collée se montre et demande ce qu’elle représente. */
export const PastedPicture: Story = {
  name: "Image collée",
  args: { onAlternative: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    handOver(canvas.getByRole("button", { name: "Choisir des fichiers" }), "paste", await drawCover("la-peste.png"));
    const words = await canvas.findByRole("textbox", { name: "Texte de remplacement" });
    await userEvent.type(words, "Couverture bordeaux de La Peste");
    await expect(words).toHaveValue("Couverture bordeaux de La Peste");
    await waitFor(() => expect(canvas.getByAltText("")).toBeVisible());
    await expect(canvas.getByText(/la-peste\.png\s: ajouté\./)).toBeInTheDocument();
  },
};

/** Un fichier tenu au-dessus de la zone est invité en toutes lettres. */
export const DraggedOver: Story = {
  name: "Fichier tenu au-dessus",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    handOver(canvas.getByRole("button", { name: "Choisir des fichiers" }), "dragenter", excerpt);
    await expect(await canvas.findByText("Lâchez pour ajouter")).toBeVisible();
  },
};

const handed = fn();

/** Une adresse part dès qu’elle est complète. */
export const ByUrl: Story = {
  name: "Par son adresse",
  args: { onUrl: handed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const url = canvas.getByRole("textbox", { name: "Adresse du fichier" });
    await userEvent.type(url, "electre.example/peste.jpg{Enter}");
    await expect(url).toHaveAccessibleDescription("Cette adresse n’est pas complète. Elle commence par https://.");
    await userEvent.clear(url);
    await userEvent.type(url, "https://electre.example/peste.jpg{Enter}");
    await expect(handed).toHaveBeenLastCalledWith("https://electre.example/peste.jpg");
    await expect(url).toHaveValue("");
  },
};

/** Sur un téléphone les noms sont coupés, et les boutons de chaque fichier restent visibles. */
export const Narrow: Story = {
  name: "Sur téléphone",
  args: { files: sent.slice(1), onRetry: fn(), onUrl: handed },
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const English: Story = {
  name: "En anglais",
  args: { label: "Cover and excerpts", files: sent.slice(0, 3), onUrl: handed },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Choose files" })).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: /^Sending les-yeux/ })).toBeVisible();
  },
};
