import { Button } from '@advisor/ui';
import { Hero } from '@advisor/ui/sections';
import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Called before another attempt. */
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Replaces a page that could not be loaded or rendered with a message and a retry; the bar, the footer and the way
 * back stay. Made of what every page loads anyway, unlike `ErrorBoundary` of `@advisor/ui`, because there may be no
 * network to load it from.
 */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Hero headline="This page could not be loaded" tagline="Check your connection. What you typed is kept.">
        <div>
          <Button onClick={this.retry}>Try again</Button>
        </div>
      </Hero>
    );
  }
}
