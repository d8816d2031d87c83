import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "Listes/Pagination",
  component: Pagination,
  args: { page: 3, pageSize: 25, totalCount: 312, pageSizes: [10, 25, 50, 100], onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next page by keyboard, another quantity, and where one is. */
export const Middle: Story = {
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

export const Estimated: Story = { args: { page: 1, totalCount: 1_000_000, totalIsExact: false } };

/** At the end « Page suivante » stays reachable and does nothing. */
export const LastPage: Story = {
  args: { page: 13 },
  play: async ({ canvasElement, args }) => {
    const next = within(canvasElement).getByRole("button", { name: "Page suivante" });
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await expect(next).toHaveAttribute("aria-disabled", "true");
  },
};

export const AsLinks: Story = { args: { pageHref: (page) => `#?page=${page}` } };
export const Nothing: Story = { args: { page: 1, totalCount: 0 } };
