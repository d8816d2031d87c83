import { createApiClient } from "@reserve/api-client";
import { variant } from "@reserve/client-generic";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { RuntimeProvider } from "../query/runtime.tsx";
import { listSpec } from "./list-url.ts";
import { useListUrl } from "./useListUrl.ts";

const spec = listSpec({
  id: "listDocuments",
  isSearched: true,
  sorts: ["-date", "date"],
  filters: { paymentStatus: { is: ["Paid", "Pending"], most: 9 }, storeId: { is: "id", most: 50 } },
});
const api = createApiClient({
  baseUrl: "https://api.example",
  tokens: { current: () => Promise.resolve(null), renew: () => Promise.resolve(null) },
  locale: () => "fr",
  visitorGuid: () => null,
});

function List() {
  const url = useListUrl(spec);
  return (
    <>
      <button type="button" onClick={() => url.setFilter("paymentStatus", ["Paid"])}>
        Payées
      </button>
      <button type="button" onClick={() => url.setFilter("storeId", ["2"])}>
        Magasin
      </button>
      <button type="button" onClick={() => url.change({ sort: "date" })}>
        Tri
      </button>
    </>
  );
}

afterEach(cleanup);

test("what is set in one moment, before the list is drawn again, is in the URL together", async () => {
  const router = createMemoryRouter([{ path: "/", element: <List /> }], { initialEntries: ["/?search=perec"] });
  render(
    <RuntimeProvider runtime={{ api, locale: "fr", screens: [], variant, signOut: () => undefined }}>
      <RouterProvider router={router} />
    </RuntimeProvider>,
  );
  const buttons = screen.getAllByRole("button");
  await act(async () => {
    for (const button of buttons) fireEvent.click(button);
  });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    search: "perec",
    paymentStatus: "Paid",
    storeId: "2",
    sort: "date",
  });
});
