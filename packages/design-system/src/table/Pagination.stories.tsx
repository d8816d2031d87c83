import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { PageJump } from "./PageJump.tsx";
import { Pagination } from "./Pagination.tsx";

/** Quelle part de la liste est montrée, combien de lignes par page, et le chemin vers les autres pages. */
const meta = {
  title: "Listes/Pages d’une liste (Pagination, PageJump)",
  component: Pagination,
  subcomponents: { PageJump },
  args: { page: 3, pageSize: 25, totalCount: 312, pageSizes: [10, 25, 50, 100], onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La page suivante au clavier, une autre quantité, et où l’on est. */
export const Middle: Story = {
  name: "Principal",
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    const [pageSize, setPageSize] = useState(args.pageSize);
    return (
      <Pagination
        {...args}
        onPageChange={setPage}
        onPageSizeChange={(size) => {
          setPageSize(size);
          setPage(1);
        }}
        page={page}
        pageSize={pageSize}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("51 à 75 sur 312")).toBeVisible();
    canvas.getByRole("button", { name: "Page suivante" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Page 4" })).toHaveAttribute("aria-current", "page");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Quantité par page" }), "100");
    await expect(canvas.getByText("1 à 100 sur 312")).toBeVisible();
  },
};

export const Estimated: Story = {
  name: "Nombre estimé",
  args: { page: 1, totalCount: 1_000_000, totalIsExact: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 à 25 sur environ 1\s000\s000$/)).toBeVisible();
  },
};

/** À la fin, « Page suivante » reste atteignable et ne fait rien. */
export const LastPage: Story = {
  name: "Dernière page",
  args: { page: 13 },
  play: async ({ canvasElement, args }) => {
    const next = within(canvasElement).getByRole("button", { name: "Page suivante" });
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await expect(next).toHaveAttribute("aria-disabled", "true");
  },
};

export const AsLinks: Story = {
  name: "En liens",
  args: { pageHref: (page) => `#?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Page 4" })).toHaveAttribute("href", "#?page=4");
  },
};

export const Nothing: Story = {
  name: "Vide",
  args: { page: 1, totalCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0 résultat")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Page suivante" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** La liste est devenue plus courte que la page : aucune part n’est nommée, et le retour mène à sa dernière page. */
export const PastTheEnd: Story = {
  name: "Après la fin",
  args: { page: 90 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("312 résultats")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Page précédente" }));
    await expect(args.onPageChange).toHaveBeenCalledWith(13);
  },
};

/** Beaucoup de pages : on tape le numéro ; après la fin, Entrée mène à la dernière. */
export const Jumping: Story = {
  name: "Aller à une page",
  args: { page: 3, totalCount: 30_000 },
  render: function Jumped(args) {
    const [page, setPage] = useState(args.page);
    return (
      <>
        <Pagination {...args} onPageChange={setPage} page={page} />
        <PageJump lastPage={1200} onPageChange={setPage} page={page} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Aller à la page" });
    await expect(field).toHaveAccessibleDescription(/^sur 1.200$/);
    await userEvent.click(field);
    await userEvent.keyboard("700{Enter}");
    await expect(canvas.getByRole("button", { name: "Page 700" })).toHaveAttribute("aria-current", "page");
    await userEvent.clear(field);
    await userEvent.type(field, "99999{Enter}");
    await expect(canvas.getByRole("button", { name: /^Page 1.200$/ })).toHaveAttribute("aria-current", "page");
  },
};
