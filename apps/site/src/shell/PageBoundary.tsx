import { Button } from '@advisor/ui';
import { Hero } from '@advisor/ui/sections';
import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Called before a retry. */
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Replaces a page that could not be loaded or rendered with a message and a retry; the bar, the footer and Back remain.
 * Built only from what every page already loads, unlike `ErrorBoundary` of `@advisor/ui`, because the network may be
 * down.
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
