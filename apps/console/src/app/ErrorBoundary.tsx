import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen.tsx";

interface ErrorBoundaryProps {
  /** The URL: a change resets the boundary. */
  at: string;
  /** Renders the frame around the error page, when the frame itself may have failed. */
  frame?: (page: ReactNode) => ReactNode;
  children: ReactNode;
}

interface Caught {
  at: string;
  error: unknown;
}

/** Error boundary of a screen: the frame stays and shows an error page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { at: this.props.at, error: null };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error: error ?? new Error("Unknown failure") };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, caught: Caught): Caught | null {
    return at === caught.at ? null : { at, error: null };
  }

  override render(): ReactNode {
    const { frame, children } = this.props;
    if (this.state.error === null) return children;
    const page = <ErrorScreen error={this.state.error} />;
    return frame ? frame(page) : page;
  }
}
