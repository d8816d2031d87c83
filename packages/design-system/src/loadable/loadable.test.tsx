import { cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { loadable } from "./loadable.ts";

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) });
  override render() {
    return this.state.message === null ? this.props.children : <p role="alert">{this.state.message}</p>;
  }
}

const Greeting = ({ name }: { name: string }) => <p>Bonjour {name}</p>;
const Waiting = ({ name }: { name: string }) => <p>Patience, {name}</p>;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("shows the placeholder, then the part as soon as its code is there", async () => {
  // As in a browser: inside `act`, React does not keep back what was suspended.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const Part = loadable(async () => Greeting, Waiting);
  render(<Part name="Solène" />);
  await vi.waitUntil(() => document.body.textContent === "Patience, Solène", { interval: 1 });
  // A throttled placeholder would stay for 300 ms.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body.textContent).toBe("Bonjour Solène");
});

it("renders at once what was loaded ahead, and loads it once", async () => {
  const load = vi.fn(async () => Greeting);
  const Part = loadable(load, Waiting);
  await Promise.all([Part.load(), Part.load()]);
  render(<Part name="Solène" />);
  expect(screen.getByText("Bonjour Solène")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it("throws a failed load to its boundary, and tries again when it is mounted again", async () => {
  // React reports the error that was caught.
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error("offline"));
  const Part = loadable(load);
  const page = (key: number) => (
    <Boundary key={key}>
      <Part name="Solène" />
    </Boundary>
  );
  const { rerender } = render(page(1));
  expect((await screen.findByRole("alert")).textContent).toBe("Error: offline");
  rerender(page(2));
  expect(await screen.findByText("Bonjour Solène")).toBeDefined();
});
