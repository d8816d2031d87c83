import { Component, type ReactNode } from "react";

interface PreviewBoundaryProps {
  /** The text that is shown: another one is tried again. */
  html: string;
  /** Shown instead of a preview that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

interface Caught {
  html: string;
  hasFailed: boolean;
}

/** Keeps a text that cannot be shown from taking down the screen around its preview. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, Caught> {
  override state: Caught = { html: this.props.html, hasFailed: false };

  static getDerivedStateFromError(): Partial<Caught> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ html }: PreviewBoundaryProps, caught: Caught): Caught | null {
    return html === caught.html ? null : { html, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
