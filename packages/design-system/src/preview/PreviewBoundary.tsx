import { Component, type ReactNode } from "react";

interface PreviewBoundaryProps {
  /** The previewed text: another one is rendered again after a failure. */
  html: string;
  /** Shown instead of a preview that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary: a text that cannot be rendered does not take down the screen around its preview. */
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
