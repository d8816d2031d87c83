import { Form, RadioGroup } from "@reserve/design-system";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Radio Group ».

function Readers({ isRefused = false }: { isRefused?: boolean }) {
  const [who, setWho] = useState<string>("");
  return (
    <Form
      errors={isRefused ? { summary: [], properties: [{ propertyName: "who", errorMessage: "Choisissez qui lira." }] } : null}
      onSubmit={() => undefined}
    >
      <button type="button">Avant</button>
      <RadioGroup
        help="Un message part aussitôt."
        label="Qui lira"
        name="who"
        onChange={setWho}
        options={[
          { value: "team", label: "L’équipe" },
          { value: "customer", label: "La cliente", help: "Par courriel." },
          { value: "supplier", label: "Le fournisseur" },
        ]}
        value={who}
      />
      <button type="button">Après</button>
    </Form>
  );
}

const radio = (name: string) => screen.getByRole("radio", { name });

describe("radio group", () => {
  beforeEach(() => {
    render(<Readers />);
    screen.getByRole("button", { name: "Avant" }).focus();
  });

  it("is a group named by its label", () => expect(screen.getByRole("group")).toHaveAccessibleName("Qui lira"));
  it("is described by its help", () => expect(screen.getByRole("group")).toHaveAccessibleDescription("Un message part aussitôt."));
  it("each choice has the role radio and its label as name", () => expect(screen.getAllByRole("radio")).toHaveLength(3));
  it("a choice is described by its own help", () => expect(radio("La cliente")).toHaveAccessibleDescription("Par courriel."));
  it("no choice is made at first", () => {
    for (const choice of screen.getAllByRole("radio")) expect(choice).not.toBeChecked();
  });
  it("Tab reaches the first choice while none is made", async () => {
    await press("Tab");
    expect(radio("L’équipe")).toHaveFocus();
    expect(radio("L’équipe")).not.toBeChecked();
  });
  it("Space makes the choice", async () => {
    await press("Tab", " ");
    expect(radio("L’équipe")).toBeChecked();
  });
  it("Down Arrow moves to the next choice and makes it", async () => {
    await press("Tab", " ", "ArrowDown");
    expect(radio("La cliente")).toHaveFocus();
    expect(radio("La cliente")).toBeChecked();
    expect(radio("L’équipe")).not.toBeChecked();
  });
  it("Right Arrow moves to the next choice and makes it", async () => {
    await press("Tab", " ", "ArrowRight");
    expect(radio("La cliente")).toBeChecked();
  });
  it("Up Arrow on the first choice goes to the last", async () => {
    await press("Tab", " ", "ArrowUp");
    expect(radio("Le fournisseur")).toBeChecked();
    expect(radio("Le fournisseur")).toHaveFocus();
  });
  it("Left Arrow moves to the choice before", async () => {
    await press("Tab", " ", "ArrowRight", "ArrowLeft");
    expect(radio("L’équipe")).toBeChecked();
  });
  it("Down Arrow on the last choice goes to the first", async () => {
    await press("Tab", " ", "ArrowUp", "ArrowDown");
    expect(radio("L’équipe")).toBeChecked();
  });
  it("the group is one Tab stop: the choice that is made", async () => {
    await press("Tab", " ", "ArrowDown", "Tab");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
    await press("Shift+Tab");
    expect(radio("La cliente")).toHaveFocus();
  });
});

describe("radio group with an error", () => {
  beforeEach(() => {
    render(<Readers isRefused />);
  });

  it("is described by its error before its help", () =>
    expect(screen.getByRole("group")).toHaveAccessibleDescription("Choisissez qui lira. Un message part aussitôt."));
  it("every choice is invalid", () => {
    for (const choice of screen.getAllByRole("radio")) expect(choice).toBeInvalid();
  });
  it("the first choice takes the focus", () => expect(radio("L’équipe")).toHaveFocus());
});
