import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { CopyButton } from "./CopyButton.tsx";

/** Copie une valeur et le dit par une coche qui reste deux secondes. */
const meta = {
  title: "Actions/Bouton de copie (CopyButton)",
  component: CopyButton,
  args: { value: "24118", label: "Copier le numéro 24118", onRefused: fn() },
  render: (args) => (
    <p>
      Commande {args.value} <CopyButton {...args} />
    </p>
  ),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La coche reste deux secondes, et « Copié » est dit à voix haute. */
export const OrderNumber: Story = {
  name: "Numéro de commande",
  play: async ({ canvasElement }) => {
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copier le numéro 24118" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(copied).toHaveBeenCalledWith("24118");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copié"));
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
};

/** Un EAN part dans le presse-papiers sans ses tirets, comme les autres logiciels l’attendent. */
export const Ean: Story = {
  name: "EAN",
  args: { value: "9782070360024", label: "Copier l’EAN 978-2-07-036002-4", copiedLabel: "EAN copié" },
  render: (args) => (
    <p>
      EAN 978-2-07-036002-4 <CopyButton {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Copier l’EAN 978-2-07-036002-4" }));
    await expect(copied).toHaveBeenCalledWith("9782070360024");
    await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent("EAN copié"));
  },
};

/** Le navigateur peut refuser le presse-papiers : rien ne prétend être copié, et la page en est avertie. */
export const Refused: Story = {
  name: "Refusé par le navigateur",
  play: async ({ canvasElement, args }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await userEvent.click(within(canvasElement).getByRole("button"));
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledOnce());
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
