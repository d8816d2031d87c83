import { Button } from "@reserve/design-system";
import { Tooltip } from "@reserve/design-system/overlays";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Tooltip », and from WCAG 1.4.13.

const shown = () => waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
const gone = () => waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
const button = () => screen.getByRole("button", { name: "Actualiser" });

describe("tooltip", () => {
  beforeEach(async () => {
    render(
      <main style={{ padding: 120 }}>
        <Button>Avant</Button>
        <Tooltip delayMs={100} text="Relit les prix chez le distributeur.">
          <Button>Actualiser</Button>
        </Tooltip>
      </main>,
    );
    await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
    screen.getByRole("button", { name: "Avant" }).focus();
  });

  it("stays away until it is asked for", () => {
    expect(screen.queryByRole("tooltip")).toBeNull();
  });
  it("shows on focus from the keyboard", async () => {
    await press("Tab");
    await shown();
    expect(button()).toHaveFocus();
  });
  it("describes the control while it shows", async () => {
    await press("Tab");
    await shown();
    expect(button()).toHaveAccessibleDescription("Relit les prix chez le distributeur.");
  });
  it("never names the control", async () => {
    await press("Tab");
    await shown();
    expect(button()).toHaveAccessibleName("Actualiser");
  });
  it("never takes the focus", async () => {
    await press("Tab");
    await shown();
    await press("Tab");
    expect(screen.queryByRole("tooltip")?.contains(document.activeElement) ?? false).toBe(false);
  });
  it("Escape hides it and leaves the focus", async () => {
    await press("Tab");
    await shown();
    await press("Escape");
    await gone();
    expect(button()).toHaveFocus();
  });
  it("leaves with the focus", async () => {
    await press("Tab");
    await shown();
    await press("Shift+Tab");
    await gone();
  });
  it("shows under the pointer", async () => {
    await userEvent.hover(button());
    await shown();
  });
  it("the pointer may rest on it", async () => {
    await userEvent.hover(button());
    await shown();
    await userEvent.hover(screen.getByRole("tooltip"));
    await new Promise((done) => setTimeout(done, 500));
    expect(screen.getByRole("tooltip")).toBeVisible();
  });
  it("leaves with the pointer", async () => {
    await userEvent.hover(button());
    await shown();
    await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
    await gone();
  });
});
