import { failing, forbidden, loading, mock, signedInAs } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../shared/story.tsx";
import { HomeScreen } from "./HomeScreen.tsx";

const meta = { title: "Écrans/Accueil", component: HomeScreen, parameters: consoleStory({ path: "/" }) } satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each queue with its count, opening its list. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /\d+\s*À préparer/ })).toHaveAttribute("href", "/public/document?view=toPrepare");
    await expect(canvas.getByRole("link", { name: /Retrait à notifier/ })).toHaveAttribute("href", "/public/document?view=pickupToNotify");
  },
};

/** Nothing waits: the zeros stand there quietly. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock("countDocumentViews", () => ({
        items: (["toPrepare", "pickupToNotify", "toCollect", "paymentFailed", "toRefund"] as const).map((view) => ({ view, count: 0 })),
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /0\s*À préparer/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(loading("countDocumentViews")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "À traiter" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /À préparer/ })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("countDocumentViews")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

/** The right was taken away meanwhile. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(forbidden("countDocumentViews")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
  },
};

/** Who works on no queue is told where to go instead of seeing a refusal. */
export const WithoutQueues: Story = {
  beforeEach: ({ msw }) => msw.use(signedInAs("stagiaire")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Rien ne vous attend ici/)).toBeVisible();
  },
};
