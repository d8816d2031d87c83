import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LoadingBar } from "./LoadingBar.tsx";

// A story cannot stop the clock.
describe("LoadingBar", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it("shows nothing for 199 ms and appears at 200", () => {
    render(<LoadingBar isLoading />);
    pass(199);
    expect(screen.queryByRole("progressbar")).toBeNull();
    pass(1);
    expect(screen.queryByRole("progressbar", { name: "Chargement…" })).not.toBeNull();
  });
  it("never appears for a wait that ends before", () => {
    const { rerender } = render(<LoadingBar isLoading />);
    pass(150);
    rerender(<LoadingBar isLoading={false} />);
    pass(1000);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
  it("leaves as soon as the wait is over", () => {
    const { rerender } = render(<LoadingBar isLoading />);
    pass(400);
    rerender(<LoadingBar isLoading={false} />);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
  it("advances for five seconds", () => {
    render(<LoadingBar isLoading />);
    pass(200);
    expect(screen.getByRole("progressbar").innerHTML).toContain("--duration: 5000ms");
  });
});
