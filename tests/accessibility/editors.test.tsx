import { HtmlEditor } from "@reserve/design-system/code";
import { RichText } from "@reserve/design-system/rich-text";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// No text may catch the keyboard (WCAG 2.1.2), and what is typed before an editor is there stays.

function Page() {
  const [html, setHtml] = useState("<p>Noces</p>");
  return (
    <main tabIndex={-1}>
      <HtmlEditor label="Contenu" onChange={setHtml} preview={null} value={html} />
      <button type="button">Après</button>
    </main>
  );
}

/** The editor is there; the plain field before it is gone. */
const code = () =>
  waitFor(
    () => {
      const box = screen.getByRole("textbox", { name: "Contenu" });
      expect(box).toHaveAttribute("contenteditable", "true");
      return box;
    },
    { timeout: 20_000 },
  );

describe("an editor of source text", () => {
  it("keeps what is typed, and the pen, while the editor is on its way", async () => {
    render(<Page />);
    const plain = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Contenu" });
    expect(plain.tagName).toBe("TEXTAREA");
    plain.focus();
    fireEvent.change(plain, { target: { value: "<p>Noces à Tipasa</p>" } });
    plain.setSelectionRange(8, 8);
    fireEvent.select(plain);
    const box = await code();
    expect(box).toHaveTextContent("<p>Noces à Tipasa</p>");
    await waitFor(() => expect(box).toHaveFocus());
    await press("x");
    expect(box).toHaveTextContent("<p>Nocesx à Tipasa</p>");
  });
  it("Tab indents and stays", async () => {
    render(<Page />);
    const box = await code();
    box.focus();
    await press("Tab");
    expect(box).toHaveFocus();
    expect(box.textContent).toMatch(/^\s+<p>/);
  });
  it("Escape, then Tab leaves", async () => {
    render(<Page />);
    (await code()).focus();
    await press("Escape", "Tab");
    expect(await code()).not.toHaveFocus();
    expect(await code()).toHaveTextContent("<p>Noces</p>");
  });
  it("Escape, then Shift+Tab leaves backwards", async () => {
    render(<Page />);
    (await code()).focus();
    await press("Escape", "Shift+Tab");
    expect(await code()).not.toHaveFocus();
  });
  it("says how to leave", async () => {
    render(<Page />);
    expect(await code()).toHaveAccessibleDescription(/Échap puis Tab quitte le champ/);
  });
  it("is a text of several lines", async () => {
    render(<Page />);
    expect(await code()).toHaveAttribute("aria-multiline", "true");
  });
});

function Review({ written = "<ul><li><p>Noces</p></li><li><p>L’Été</p></li></ul>" }) {
  const [html, setHtml] = useState(written);
  return (
    <main tabIndex={-1}>
      <button type="button">Avant</button>
      <RichText label="Critique" onChange={setHtml} value={html} />
      <button type="button">Après</button>
      <output>{html}</output>
    </main>
  );
}

const rich = () =>
  waitFor(
    () => {
      const box = screen.getByRole("textbox", { name: "Critique" });
      expect(box).toHaveAttribute("contenteditable", "true");
      return box;
    },
    { timeout: 20_000 },
  );

describe("a formatted text", () => {
  it("Tab leaves it, in a list too", async () => {
    render(<Review />);
    (await rich()).focus();
    await press("Tab");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
  it("Shift+Tab leads to its buttons, and from there out of it", async () => {
    render(<Review />);
    (await rich()).focus();
    await press("Shift+Tab");
    expect(screen.getByRole("toolbar")).toContainElement(document.activeElement as HTMLElement);
    await press("Shift+Tab");
    expect(screen.getByRole("button", { name: "Avant" })).toHaveFocus();
  });
  it("Alt+F10 leads to the buttons", async () => {
    render(<Review />);
    (await rich()).focus();
    await press("Alt+F10");
    expect(screen.getByRole("toolbar")).toContainElement(document.activeElement as HTMLElement);
  });
  it("Escape in the buttons leads back to the text", async () => {
    render(<Review />);
    const box = await rich();
    box.focus();
    await press("Alt+F10", "Escape");
    await waitFor(() => expect(box).toHaveFocus());
  });
  it("typing writes French signs", async () => {
    render(<Review />);
    (await rich()).focus();
    await press("Control+A", '"', "o", "u", "i", '"');
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("«&nbsp;oui&nbsp;»"));
  });
  it("Ctrl+Shift+Space writes a no-break space", async () => {
    render(<Review />);
    (await rich()).focus();
    await press("Control+A", "a", "Control+Shift+Space", "b");
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("a&nbsp;b"));
  });
  it("Ctrl+B makes it bold and the button says so", async () => {
    render(<Review />);
    (await rich()).focus();
    await press("Control+A", "Control+B");
    await waitFor(() => expect(screen.getByRole("button", { name: "Gras" })).toHaveAttribute("aria-pressed", "true"));
    expect(screen.getByRole("status").textContent).toContain("<strong>Noces</strong>");
  });
  it("is a text of several lines", async () => {
    render(<Review />);
    expect(await rich()).toHaveAttribute("aria-multiline", "true");
  });
  const table = "<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td><p>c</p></td><td><p>d</p></td></tr></tbody></table>";
  it("Tab walks the cells of a table and leaves at the last one", async () => {
    render(<Review written={table} />);
    (await rich()).focus();
    await press("Control+Home", "1", "Tab", "2", "Tab", "3", "Tab", "4");
    await waitFor(() => expect(screen.getByRole("status").textContent?.replace(/<[^>]*>/g, "")).toBe("1a234"));
    await press("Tab");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
  it("Shift+Tab walks the cells back and leaves at the first one", async () => {
    render(<Review written={table} />);
    (await rich()).focus();
    await press("Control+Home", "Tab", "Shift+Tab", "1");
    await waitFor(() => expect(screen.getByRole("status").textContent?.replace(/<[^>]*>/g, "")).toBe("1bcd"));
    await press("Shift+Tab");
    expect(screen.getByRole("toolbar")).toContainElement(document.activeElement as HTMLElement);
  });
  it("a table is inserted, given a row and deleted by keys alone", async () => {
    render(<Review written="<p>Noces</p>" />);
    const box = await rich();
    box.focus();
    await press("Alt+F10");
    screen.getByRole("button", { name: "Tableau" }).focus();
    await press("Enter");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
    await press("Alt+F10", "End", "ArrowLeft");
    expect(screen.getByRole("toolbar")).toContainElement(document.activeElement as HTMLElement);
    screen.getByRole("button", { name: "Ajouter une ligne en dessous" }).focus();
    await press("Enter");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(4));
    await waitFor(() => expect(box).toHaveFocus());
    await press("Alt+F10");
    screen.getByRole("button", { name: "Supprimer le tableau" }).focus();
    await press("Enter");
    await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
  });
});
