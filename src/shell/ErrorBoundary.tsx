import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** Keeps a widget's failure to itself: renders nothing after an error and tells `onError` once. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
