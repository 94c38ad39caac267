import { Component, type ReactNode } from 'react';
import { Button } from '../../actions/Button';
import { Stack } from '../../layout/Stack';
import { Alert } from '../Alert';
import * as styles from './ErrorBoundary.css';

export interface ErrorBoundaryProps {
  /** What may fail to be drawn. */
  children?: ReactNode;
  /**
   * What cannot be shown: "This entry cannot be shown".
   * @default 'This part of the page cannot be shown'
   */
  title?: ReactNode;
  /** What is safe, and what the person can do. */
  message?: ReactNode;
  /** What helps to find out more, behind a button: an id, the raw text. */
  details?: ReactNode;
  /** What can still be done with it, after "Try again". */
  action?: ReactNode;
  /** Draws the children again when it changes: the row after a reload, for example. Compared with `Object.is`. */
  resetKey?: unknown;
}

interface State {
  failed: boolean;
  resetKey: unknown;
}

/**
 * Keeps what cannot be drawn from taking the rest of the page with it: shows a message in its place and tries again.
 * React logs the error. Renders its children or, after a failure, a `<div role="alert">`.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return Object.is(resetKey, state.resetKey) ? null : { failed: false, resetKey };
  }

  override render(): ReactNode {
    const { children, title = 'This part of the page cannot be shown', message, details, action } = this.props;
    if (!this.state.failed) return children;
    return (
      <Alert
        live
        tone="critical"
        title={title}
        action={
          <Stack direction="row" space="s">
            <Button variant="secondary" size="small" onClick={() => this.setState({ failed: false })}>
              Try again
            </Button>
            {action}
          </Stack>
        }
      >
        {message}
        {details ? (
          <details className={styles.details}>
            <summary className={styles.summary}>Details</summary>
            <div className={styles.inside}>{details}</div>
          </details>
        ) : null}
      </Alert>
    );
  }
}
