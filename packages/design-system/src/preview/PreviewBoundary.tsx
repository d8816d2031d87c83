import { Component, type ReactNode } from "react";

interface PreviewBoundaryProps {
  /** The text that is shown: another one is tried again. */
  html: string;
  /** Shown instead of a preview that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a text that cannot be shown from taking down the screen around its preview. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { failed: string | null }> {
  override state = { failed: null };

  override componentDidCatch(): void {
    this.setState({ failed: this.props.html });
  }

  override render(): ReactNode {
    const { html, fallback, children } = this.props;
    return this.state.failed === html ? fallback : children;
  }
}
