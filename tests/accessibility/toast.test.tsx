import { Button, Dialog, ToastProvider, useToasts } from "@reserve/design-system";
import { render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { press } from "./keyboard.ts";

// From the W3C's ARIA Authoring Practices, pattern « Alert », the role status of WAI-ARIA 1.2, and RGAA 7.5.

function Sample() {
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => toasts.show({ tone: "success", text: "Succès !" })}>Réussir</Button>
      <Button onClick={() => toasts.show({ tone: "danger", text: "Une erreur est survenue." })}>Échouer</Button>
      <Button onClick={() => setIsOpen(true)}>Ouvrir</Button>
      {isOpen ? (
        <Dialog onClose={() => setIsOpen(false)} title="Courriel">
          <Button onClick={() => toasts.show({ tone: "danger", text: "Le courriel n’est pas parti." })}>Envoyer</Button>
        </Dialog>
      ) : null}
    </main>
  );
}

const region = () => screen.getByRole("region", { name: "Annonces" });
const succeed = () => screen.getByRole("button", { name: "Réussir" });
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe("toasts", () => {
  beforeEach(async () => {
    render(
      <ToastProvider durationMs={700}>
        <Sample />
      </ToastProvider>,
    );
    await userEvent.hover(document.body, { position: { x: 5, y: 600 } });
    succeed().focus();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("the place of polite announcements is there before the first", () => {
    expect(within(region()).getByRole("status")).toBeEmptyDOMElement();
  });
  it("the place of urgent announcements is there before the first", () => {
    expect(within(region()).getByRole("alert")).toBeEmptyDOMElement();
  });
  it("a success is a status", async () => {
    await press("Enter");
    expect(within(region()).getByRole("status")).toHaveTextContent("Succès !");
  });
  it("an error is an alert", async () => {
    await press("Tab", "Enter");
    expect(within(region()).getByRole("alert")).toHaveTextContent("Une erreur est survenue.");
  });
  it("never takes the focus", async () => {
    await press("Enter");
    expect(succeed()).toHaveFocus();
  });
  it("leaves by itself", async () => {
    await press("Enter");
    await waitFor(() => expect(screen.queryByText("Succès !")).toBeNull(), { timeout: 3000 });
  });
  it("F6 leads to the newest announcements", async () => {
    await press("Enter", "F6");
    expect(region()).toContainElement(document.activeElement as HTMLElement);
  });
  it("F6 again leads back", async () => {
    await press("Enter", "F6", "F6");
    expect(succeed()).toHaveFocus();
  });
  it("F6 without any announcement leads to the place itself", async () => {
    await press("F6");
    expect(region()).toHaveFocus();
  });
  it("waits while it has the focus", async () => {
    await press("Enter", "F6");
    await wait(1200);
    expect(screen.getByText("Succès !")).toBeVisible();
  });
  it("waits under the pointer", async () => {
    await press("Enter");
    await userEvent.hover(screen.getByText("Succès !"));
    await wait(1200);
    expect(screen.getByText("Succès !")).toBeVisible();
  });
  it("waits while the browser's tab is hidden, and leaves after it is back", async () => {
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await press("Enter");
    await wait(1200);
    expect(screen.getByText("Succès !")).toBeVisible();
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(screen.queryByText("Succès !")).toBeNull(), { timeout: 4000 });
  });
  it("its cross has a name that says which", async () => {
    await press("Enter");
    expect(screen.getByRole("button", { name: /Fermer l’annonce.: Succès !/ })).toBeVisible();
  });
  it("closing it by keyboard gives the focus back", async () => {
    await press("Enter", "F6", "Enter");
    expect(screen.queryByText("Succès !")).toBeNull();
    expect(succeed()).toHaveFocus();
  });
});

describe("toasts and a modal dialog", () => {
  beforeEach(async () => {
    render(
      <ToastProvider durationMs={20_000}>
        <Sample />
      </ToastProvider>,
    );
    screen.getByRole("button", { name: "Ouvrir" }).focus();
    await press("Enter", "Tab", "Enter");
  });
  const cross = () => screen.getByRole("button", { name: /Fermer l’annonce/ });

  it("the announcement can be seen above the dialog", () => {
    const { x, y, width, height } = cross().getBoundingClientRect();
    expect(cross()).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement);
  });
  it("its place was in the dialog before the message", () => {
    expect(screen.getByRole("dialog")).toContainElement(screen.getByRole("alert"));
  });
  it("can be closed with the mouse, and the dialog stays", async () => {
    await userEvent.click(cross());
    expect(screen.queryByText("Le courriel n’est pas parti.")).toBeNull();
    expect(screen.getByRole("dialog", { name: "Courriel" })).toBeVisible();
  });
  it("F6 leads there and back", async () => {
    await press("F6");
    expect(cross()).toHaveFocus();
    await press("F6");
    expect(screen.getByRole("button", { name: "Envoyer" })).toHaveFocus();
  });
  it("stays when the dialog goes", async () => {
    await press("Escape");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("Le courriel n’est pas parti.")).toBeVisible();
  });
});
