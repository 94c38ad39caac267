import { Component, type ReactNode } from 'react';
import { Button } from '../../actions/Button';
import { useText } from '../../language/LanguageContext';
import { Stack } from '../../layout/Stack';
import { Alert } from '../../feedback/Alert';
import * as styles from './ErrorBoundary.css';

export interface ErrorBoundaryProps {
  /** The content that may fail to render. */
  children?: ReactNode;
  /**
   * The title of the message: "This entry cannot be shown".
   * @default 'This part of the page cannot be shown'
   */
  title?: ReactNode;
  /** What is unaffected, and what the person can do. */
  message?: ReactNode;
  /** Details behind a button: an id, the raw text. A function receives the error. */
  details?: ReactNode | ((error: unknown) => ReactNode);
  /** Further actions, after "Try again". */
  action?: ReactNode;
  /** Puts the message into a frame. */
  frame?: (message: ReactNode) => ReactNode;
  /** Replaces decorative content without a message. */
  instead?: ReactNode;
  /** A change renders the children again: the row after a reload, for example. Compared with `Object.is`. */
  resetKey?: unknown;
}

interface State {
  failed: boolean;
  error?: unknown;
}

/**
 * Keeps a rendering error from taking down the rest of the page: shows a message in its place, with a button to try
 * again. React logs the error. Renders its children or, after a failure, a `<div role="alert">`.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, before: State) {
    // Not for the key that caused the failure: it would fail again, above this boundary.
    if (before.failed && this.state.failed && !Object.is(resetKey, this.props.resetKey))
      // oxlint-disable-next-line react/no-did-update-set-state -- the failure is known only after its render
      this.setState({ failed: false });
  }

  override render(): ReactNode {
    const { children, instead, frame } = this.props;
    if (!this.state.failed) return children;
    if (instead !== undefined) return instead;
    const message = (
      <Failure {...this.props} error={this.state.error} onRetry={() => this.setState({ failed: false })} />
    );
    return frame ? frame(message) : message;
  }
}

function Failure(props: ErrorBoundaryProps & { error: unknown; onRetry: () => void }) {
  const general = useText('This part of the page cannot be shown');
  const tryAgain = useText('Try again');
  const detailsLabel = useText('Details');
  const { title = general, message, action, error, onRetry } = props;
  const details = typeof props.details === 'function' ? props.details(error) : props.details;
  return (
    <Alert
      live
      tone="danger"
      title={title}
      action={
        <Stack direction="row" space="s">
          <Button variant="secondary" size="small" onClick={onRetry}>
            {tryAgain}
          </Button>
          {action}
        </Stack>
      }
    >
      {message ? <div>{message}</div> : null}
      {details ? (
        <details className={styles.details}>
          <summary className={styles.summary}>{detailsLabel}</summary>
          <div className={styles.inside}>{details}</div>
        </details>
      ) : null}
    </Alert>
  );
}
