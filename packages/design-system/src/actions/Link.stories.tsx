import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CopyButton } from "./CopyButton.tsx";
import { BareLink, Link, type LinkElementProps, LinkProvider } from "./Link.tsx";

/** Un lien souligné dans le texte. */
const meta = {
  title: "Actions/Lien (Link)",
  component: Link,
  subcomponents: { BareLink, LinkProvider },
  args: { href: "/public/customer", children: "Hélène Le Goff" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un nom au fil du texte est souligné : la couleur seule ne dit pas un lien. */
export const InText: Story = {
  name: "Dans le texte",
  render: (args) => (
    <p>
      Passée le 20/11/2026 à 18:42 par <Link {...args} />
    </p>
  ),
};

const followed = fn();
const follow = (href: string) => ({
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    followed(href);
  },
});
const RouterLink = ({ children, ...rest }: LinkElementProps) => (
  <a {...rest} {...follow(rest.href)}>
    {children}
  </a>
);

/** Le clic change de page sans la recharger. */
export const ThroughTheRouter: Story = {
  name: "Dans la console",
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("link", { name: "Hélène Le Goff" }));
    await expect(followed).toHaveBeenCalledWith("/public/customer");
  },
};

/** La valeur part dans le presse-papiers, et la coche est dite à voix haute. */
export const Copy: Story = {
  name: "À côté d’une valeur à copier",
  render: () => (
    <p>
      978-2-07-036002-4 <CopyButton copiedLabel="EAN copié" label="Copier l’EAN 978-2-07-036002-4" value="9782070360024" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole("button", { name: "Copier l’EAN 978-2-07-036002-4" }));
    await expect(writeText).toHaveBeenCalledWith("9782070360024");
    await expect(await canvas.findByText("EAN copié")).toBeInTheDocument();
  },
};
