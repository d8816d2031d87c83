import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** Keeps a screen that broke from taking the console down: the frame stays, the error has a page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error("Unknown failure") };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorScreen error={this.state.error} />;
  }
}
