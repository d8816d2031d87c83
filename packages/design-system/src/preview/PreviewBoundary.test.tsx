import { cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PreviewBoundary } from "./PreviewBoundary.tsx";

function Preview({ html }: { html: string }) {
  useEffect(() => {
    if (html === "broken") throw new Error("This text cannot be shown.");
  }, [html]);
  return <p>{html}</p>;
}

const screenWith = (html: string) => (
  <>
    <h1>Courriel</h1>
    <PreviewBoundary fallback={<p role="alert">Impossible</p>} html={html}>
      <Preview html={html} />
    </PreviewBoundary>
  </>
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("keeps the screen when its preview fails, and shows the next text", () => {
  // React reports the error that was caught.
  vi.spyOn(console, "error").mockReturnValue();
  const { rerender } = render(screenWith("broken"));
  expect(screen.getByRole("alert").textContent).toBe("Impossible");
  screen.getByRole("heading", { name: "Courriel" });
  rerender(screenWith("whole"));
  expect(screen.queryByRole("alert")).toBeNull();
  screen.getByText("whole");
});
