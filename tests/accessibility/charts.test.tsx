import { BarChart } from "@reserve/design-system/charts";
import { render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, patterns « Slider » (the value that is read) and « Disclosure » (the table).

const points = [320, 180, 410].map((value, index) => ({
  label: String(index + 19),
  name: `le ${index + 19}`,
  value,
  isCurrent: index === 2,
}));

beforeEach(() => {
  render(
    <main>
      <BarChart columns={{ point: "Jour", value: "Commandes" }} points={points} summary="910 commandes en 3 jours." title="Commandes" />
    </main>,
  );
});

const plot = () => screen.getByRole("slider", { name: "Commandes, parcourir les valeurs" });
const read = () => plot().getAttribute("aria-valuetext");

describe("chart: reading with the keyboard", () => {
  it("Tab enters on the latest value", async () => {
    await press("Tab");
    expect(plot()).toHaveFocus();
    expect(read()).toBe("le 21\u00a0: 410");
  });
  it("Left reads the value before, Right the next one", async () => {
    plot().focus();
    await press("ArrowLeft");
    expect(read()).toBe("le 20\u00a0: 180");
    await press("ArrowRight");
    expect(read()).toBe("le 21\u00a0: 410");
  });
  it("Home reads the first value, End the last one", async () => {
    plot().focus();
    await press("Home");
    expect(read()).toBe("le 19\u00a0: 320");
    await press("End");
    expect(read()).toBe("le 21\u00a0: 410");
  });
  it("stops at both ends", async () => {
    plot().focus();
    await press("Home", "ArrowLeft");
    expect(plot()).toHaveAttribute("aria-valuenow", "1");
    await press("End", "ArrowRight");
    expect(plot()).toHaveAttribute("aria-valuenow", "3");
  });
  it("tells its range", () => {
    expect(plot()).toHaveAttribute("aria-valuemin", "1");
    expect(plot()).toHaveAttribute("aria-valuemax", "3");
  });
  it("Escape takes the words beside the value away", async () => {
    plot().focus();
    await press("ArrowLeft");
    expect(screen.getByText("le 20")).toBeVisible();
    await press("Escape");
    expect(screen.queryByText("le 20")).toBeNull();
  });
});

describe("chart: its table", () => {
  it("the button says whether the table is shown", async () => {
    screen.getByRole("button", { name: "Voir le tableau" }).focus();
    expect(document.activeElement).toHaveAttribute("aria-expanded", "false");
    await press("Enter");
    expect(document.activeElement).toHaveAttribute("aria-expanded", "true");
  });
  it("Space shows and hides it", async () => {
    screen.getByRole("button", { name: "Voir le tableau" }).focus();
    await press(" ");
    expect(screen.getByRole("table", { name: "Commandes" })).toBeVisible();
    await press(" ");
    expect(screen.queryByRole("table")).toBeNull();
  });
  it("its heads name columns and rows", async () => {
    screen.getByRole("button", { name: "Voir le tableau" }).focus();
    await press("Enter");
    const table = within(screen.getByRole("table"));
    expect(table.getByRole("columnheader", { name: "Commandes" })).toBeVisible();
    expect(table.getByRole("rowheader", { name: "le 20" })).toBeVisible();
  });
  it("the keyboard reaches it, so that it can be scrolled", async () => {
    screen.getByRole("button", { name: "Voir le tableau" }).focus();
    await press("Enter", "Tab", "Tab");
    expect(screen.getByRole("region", { name: "Commandes" })).toHaveFocus();
  });
});
