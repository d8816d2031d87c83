import type { Refusal } from "@reserve/workflows";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderPage } from "../stories/test-page.tsx";
import { Confirmation } from "./Confirmation.tsx";

beforeEach(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

test("a question with a field says what the server refuses of anything that the field does not hold", () => {
  const failure: Refusal = {
    isValid: false,
    kind: "invalid",
    errors: [],
    propertiesErrorMessages: [
      { propertyName: "amount", errorMessage: "Au plus 12,00 €." },
      { propertyName: "documentId", errorMessage: "Cette commande est annulée." },
    ],
  };
  const command = { pendingInput: {}, failure, isSending: false, confirm: () => undefined, cancel: () => undefined };
  renderPage(<Confirmation command={command} detail="Rembourser" fields={["amount"]} />);
  expect(screen.getByText("Cette commande est annulée.")).toBeTruthy();
  expect(screen.queryByText(/Au plus/)).toBeNull();
});
