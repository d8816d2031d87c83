import { type DroppedFile, FileDrop } from "@reserve/design-system/files";
import { render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { press } from "./keyboard.ts";

// What the ARIA Authoring Practices say of buttons, alerts and progress bars, put together for files.

const initialFiles: DroppedFile[] = [
  { id: "1", name: "la-peste.jpg", size: 412_000, status: "sending", progress: 0.42 },
  { id: "2", name: "extrait.pdf", size: 1_460_000, status: "failed", error: "La connexion s’est interrompue." },
];

function Cover() {
  const [files, setFiles] = useState(initialFiles);
  const retry = (id: string) => setFiles(files.map((file) => (file.id === id ? { ...file, status: "sent" } : file)));
  return (
    <main>
      <FileDrop
        files={files}
        label="Couverture"
        limits={{ accept: { "image/jpeg": [".jpg"] }, kinds: "JPEG", maxSize: 5_000_000 }}
        onAdd={() => undefined}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        onRetry={retry}
        onUrl={() => undefined}
      />
    </main>
  );
}

const chooser = () => screen.getByRole("button", { name: "Choisir des fichiers" });

function drop(file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  chooser().dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}

describe("file drop", () => {
  beforeEach(() => {
    render(<Cover />);
  });

  it("is a group named by its label", () => {
    expect(screen.getByRole("group", { name: "Couverture" })).toBeVisible();
  });
  it("the first tab stop is the button that chooses", async () => {
    await press("Tab");
    expect(chooser()).toHaveFocus();
  });
  it("the button says what may be added", () => {
    expect(chooser()).toHaveAccessibleDescription(/JPEG, 5\sMo au plus/);
  });
  it.each(["Enter", " "])("the key « %s » opens the computer's own dialog", async (key) => {
    const opened = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => undefined);
    chooser().focus();
    await press(key);
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
  });
  it("the computer's own control is no second tab stop", async () => {
    const stops = [];
    for (let step = 0; step < 6; step++) {
      await press("Tab");
      stops.push(document.activeElement?.getAttribute("type"));
    }
    expect(stops).not.toContain("file");
  });
  it("Tab goes from the URL to the files", async () => {
    screen.getByRole("button", { name: "Ajouter" }).focus();
    await press("Tab");
    expect(screen.getByRole("button", { name: "Retirer la-peste.jpg" })).toHaveFocus();
  });
  it("progress is a progress bar named by its file", () => {
    expect(screen.getByRole("progressbar", { name: "Envoi de la-peste.jpg" })).toHaveAttribute("aria-valuenow", "42");
  });
  it("progress is said in words", () => {
    expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toMatch(/^42\s%$/);
  });
  it("Enter removes a file and leads back to the button", async () => {
    screen.getByRole("button", { name: "Retirer la-peste.jpg" }).focus();
    await press("Enter");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(chooser()).toHaveFocus();
  });
  it("a file that arrived is announced politely", async () => {
    screen.getByRole("button", { name: "Réessayer d’envoyer extrait.pdf" }).focus();
    await press("Enter");
    const statusTexts = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(statusTexts).toContainEqual(expect.stringMatching(/extrait\.pdf\s: envoyé\./));
  });
  it("a refused file is announced at once, with its name and reason", async () => {
    drop(new File(["a;b"], "stock.csv", { type: "text/csv" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/stock\.csv\s: ce genre de fichier n’est pas accepté \(JPEG\)\./);
  });
  it("closing the refusals leads back to the button", async () => {
    drop(new File(["a;b"], "stock.csv", { type: "text/csv" }));
    within(await screen.findByRole("alert"))
      .getByRole("button", { name: "J’ai compris" })
      .focus();
    await press("Enter");
    expect(chooser()).toHaveFocus();
  });
});
