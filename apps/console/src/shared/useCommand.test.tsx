import type { Refusal } from "@reserve/workflows";
import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPage, testApi } from "./test-page.tsx";
import { useSettle } from "./useCommand.ts";

afterEach(cleanup);

/** Shows an order; its button ends a shipment of it with this rejection. */
function Order({ refusal, read }: { refusal: Refusal; read: () => Promise<string> }) {
  const settle = useSettle();
  const { data } = useQuery({ queryKey: testApi.query("getDocument", { query: { id: 7 } }).queryKey, queryFn: read });
  return (
    <button type="button" onClick={() => settle("shipDocumentItems", refusal)}>
      {data}
    </button>
  );
}

// A screen reader announces the refusal, and what the refusal says of the page is read again.
test.each([
  ["conflict", 2],
  ["stale", 2],
  ["offline", 2],
  ["forbidden", 1],
] as const)("after a refusal of kind %s an order has been read %i times", async (kind, times) => {
  const read = vi.fn().mockResolvedValueOnce("Payée").mockResolvedValue("Annulée");
  const refusal: Refusal = { isValid: false, kind, errors: ["La commande a changé."], propertiesErrorMessages: [] };
  renderPage(<Order read={read} refusal={refusal} />);
  fireEvent.click(await screen.findByRole("button", { name: "Payée" }));
  expect((await screen.findByRole("alert")).textContent).toContain("La commande a changé.");
  expect(await screen.findByRole("button", { name: times === 2 ? "Annulée" : "Payée" })).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(times);
});
