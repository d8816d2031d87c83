import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackPlace } from "./BackPlace.tsx";

const Frame = () => (
  <>
    <BackPlace />
    <Outlet />
  </>
);
const List = () => (
  <main>
    <h1>Commandes</h1>
    <input aria-label="Rechercher" />
    <Link to="/order">Commande 12</Link>
  </main>
);

/** Opens the list, follows its link, and navigates back. */
async function goBack() {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: "/", element: <List /> },
          { path: "/order", element: <main>Commande</main> },
        ],
      },
    ],
    { initialEntries: ["/"] },
  );
  render(<RouterProvider router={router} />);
  screen.getByRole("link").click();
  await screen.findByText("Commande");
  await router.navigate(-1);
  return screen.findByRole("textbox");
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("gives the focus to the link that led on", async () => {
  await goBack();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link")));
});

it("leaves the focus where somebody has put it meanwhile", async () => {
  const search = await goBack();
  search.focus();
  await twoFrames();
  expect(document.activeElement).toBe(search);
});
