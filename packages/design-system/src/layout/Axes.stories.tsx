import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CircleCheckIcon, PackageOpenIcon } from "../icons.ts";
import { Badge } from "../status/Badge.tsx";
import { ProgressSegments } from "../status/Progress.tsx";
import { Axes, Axis, StepPath } from "./Axes.tsx";
import { Section, Sheet } from "./Page.tsx";

/** Où en est une fiche, sur des axes qui se lisent chacun à part. */
const meta = { title: "Page/Axes d’une fiche (Axes)", component: Axes, subcomponents: { Axis, StepPath } } satisfies Meta<typeof Axes>;
export default meta;

/** Les trois axes d’une commande, chacun lisible sans les autres. */
export const Order: StoryObj<typeof meta> = {
  name: "Principal",
  args: {
    children: (
      <>
        <Axis title="Commande">
          <Badge icon={<PackageOpenIcon />} isFilled tone="info">
            En préparation
          </Badge>
          <StepPath current={1} label="Étapes de la commande" steps={["Créée", "En préparation", "Expédiée", "Terminée"]} />
        </Axis>
        <Axis title="Paiement">
          <Badge icon={<CircleCheckIcon />} tone="success">
            Payé
          </Badge>
        </Axis>
        <Axis title="Articles">
          <ProgressSegments done={2} label="2/5 expédiés" total={5} waiting={1} />
        </Axis>
      </>
    ),
  },
  render: (args) => (
    <Sheet>
      <Section isFlush label="Où en est la commande">
        <Axes {...args} />
      </Section>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("list", { name: "Étapes de la commande" })).getAllByRole("listitem");
    await expect(steps.filter((step) => step.getAttribute("aria-current") === "step").map((step) => step.textContent)).toEqual([
      "En préparation",
    ]);
    await expect(canvas.getAllByRole("heading", { level: 2 }).map((head) => head.textContent)).toEqual([
      "Commande",
      "Paiement",
      "Articles",
    ]);
  },
};

/** Quatre comptes d’une même largeur, à comparer d’un coup d’œil. */
export const Counts: StoryObj<typeof meta> = {
  name: "Quatre comptes",
  args: {
    isEven: true,
    children: (
      <>
        {["Nouvelles", "Changées", "Inchangées", "Refusées"].map((title, index) => (
          <Axis key={title} title={title}>
            <p>
              <strong>{index * 37}</strong>
            </p>
          </Axis>
        ))}
      </>
    ),
  },
  render: (args) => (
    <Sheet>
      <Section isFlush label="Compte des notices">
        <Axes {...args} />
      </Section>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(4);
    await expect(within(canvas.getByRole("region", { name: "Compte des notices" })).getByText("111")).toBeVisible();
  },
};
