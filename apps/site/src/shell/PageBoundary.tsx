import type { SentMessage } from '@advisor/content/forms';
import { Button } from '@advisor/ui';
import { Hero } from '@advisor/ui/sections';
import { Component, useSyncExternalStore, type ReactNode } from 'react';
import { lastSent, onSent } from '../backend/lastSent';
import { UnreachableError } from '../routing/pageModules';

interface PageBoundaryProps {
  /** Called before another attempt. */
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

// SITE-23
/**
 * Replaces a page that could not be loaded or rendered with a message and a retry; the bar, the footer and the way
 * back stay. A message that was sent before is named, so that nobody sends it again. Made of what every page loads
 * anyway, unlike `ErrorBoundary` of `@advisor/ui`, because there may be no network to load it from.
 */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  /** The message is at the top, and the visitor was anywhere in a longer page. */
  override componentDidUpdate(_props: PageBoundaryProps, before: State) {
    if (!this.state.failure || before.failure) return;
    document.getElementById('_main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failure: null });
  };

  override render() {
    if (!this.state.failure) return this.props.children;
    return <Failure error={this.state.failure.error} onRetry={this.retry} />;
  }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // The page may have failed before the answer to the message came.
  const sent = useSyncExternalStore(onSent, lastSent, lastSent);
  return (
    <Hero {...wordsFor(error, sent)}>
      <div>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </Hero>
  );
}

function wordsFor(error: unknown, sent: SentMessage | null): { headline: string; tagline: string } {
  if (sent)
    return {
      headline: 'Your message was sent',
      tagline: `${sent.reference ? `Its reference number is ${sent.reference}. ` : ''}Only this page failed afterwards: there is no need to send it again.`,
    };
  if (error instanceof UnreachableError)
    return { headline: 'This page could not be loaded', tagline: 'Check your connection. What you typed is kept.' };
  return {
    headline: 'This page failed',
    tagline: 'The fault is in the page, not in your connection. What you typed is kept.',
  };
}
