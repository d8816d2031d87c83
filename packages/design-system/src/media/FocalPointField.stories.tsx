import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, within } from "storybook/test";
import { FocalPointField } from "./FocalPointField.tsx";
import { MediaThumbnail } from "./MediaThumbnail.tsx";

/** A shop window at night, drawn here: no picture is fetched. */
const shopWindow = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="360" height="240"><rect width="360" height="240" fill="#26323a"/><rect x="36" y="60" width="150" height="140" fill="#e3b75f"/><rect x="60" y="120" width="20" height="80" fill="#7d2e2b"/><rect x="86" y="108" width="16" height="92" fill="#2f5d50"/><rect x="108" y="128" width="24" height="72" fill="#33466e"/><circle cx="290" cy="60" r="26" fill="#f2ead7"/></svg>',
)}`;

/** Le point d’une image qui reste visible quand on la recadre, montré du doigt ou réglé au clavier ; en vignette, l’image est tenue par ce point. */
const meta = {
  title: "Fichiers/Point d’intérêt et vignette (FocalPointField, MediaThumbnail)",
  component: FocalPointField,
  subcomponents: { MediaThumbnail },
  args: { label: "Point d’intérêt", name: "focalPoint", src: shopWindow, value: { x: 0.25, y: 0.6 }, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ display: "grid", gap: 16, maxWidth: 400 }}>
        <FocalPointField
          {...args}
          onChange={(next) => {
            args.onChange(next);
            setValue(next);
          }}
          value={value}
        />
        <MediaThumbnail focalPoint={value} src={args.src} />
        <MediaThumbnail />
      </div>
    );
  },
} satisfies Meta<typeof FocalPointField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque curseur dit sa part ; le centre est à un geste. */
export const Chosen: Story = {
  name: "Réglé",
  play: async ({ canvas, args }) => {
    const across = canvas.getByRole("slider", { name: "De gauche à droite" });
    await expect(across).toHaveAttribute("aria-valuetext", "25\u00a0%");
    await fireEvent.change(across, { target: { value: "80" } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.8, y: 0.6 });
    const cuts = within(canvas.getByRole("list", { name: "Ce qui reste de l’image une fois recadrée" }));
    await expect(cuts.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Bandeau", "Carré", "Portrait"]);
    canvas.getByRole("button", { name: "Revenir au centre" }).click();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(await canvas.findByRole("slider", { name: "De haut en bas" })).toHaveAttribute("aria-valuetext", "50\u00a0%");
  },
};

/** Sans point, l’image est tenue par son centre. */
export const Unset: Story = {
  name: "Au centre",
  args: { value: null, help: "Ce qui doit rester visible quand une page recadre l’image." },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Revenir au centre" })).toBeNull();
    await expect(canvas.getByRole("slider", { name: "De gauche à droite" })).toHaveAccessibleDescription(/rester visible/);
  },
};

export const Pointed: Story = {
  name: "Montré sur l’image",
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const [picture] = canvasElement.getElementsByTagName("img");
    const box = picture?.getBoundingClientRect();
    if (!picture || !box) throw new Error("no picture");
    await fireEvent.pointerDown(picture, { clientX: box.left + box.width / 4, clientY: box.top + box.height });
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: expect.closeTo(0.25, 1), y: expect.closeTo(1, 1) });
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "Focal point" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider", { name: "From left to right" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Back to the centre" })).toBeVisible();
  },
};
