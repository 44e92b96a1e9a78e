import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** How often a widget begins anew: where each time something takes its elements at once, it would do so for ever. */
const FRESH_STARTS = 5;

/**
 * Keeps a widget's failure to itself: renders nothing after an error and tells `onError` once. Where an extension of the browser or
 * another script has moved elements of the widget, so that React finds them no more, the widget begins anew.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private begun = 0;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // The browser's word for it.
    if (error instanceof DOMException && error.name === 'NotFoundError' && this.begun < FRESH_STARTS) {
      this.begun += 1;
      this.setState({ failed: false });
    } else this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
