import { Alert, Button, Pagination, Stack } from '@advisor/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { timeOf } from '../lists/countLine';
import { pagesOf } from '../lists/listAddress';
import { results } from './ListResults.css';

export interface ListResultsProps {
  /** The name of the list: "Recipes". */
  label: string;
  /** The rows of the page. */
  children: ReactNode;
  /** The current page, from 1. */
  page: number;
  size: number;
  /** The number of rows on all pages. */
  total: number;
  /** Whether the rows are being replaced. */
  loading: boolean;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
}

/** One page of a list, with pagination. Renders a `<div role="group">`, which receives focus on a page change. */
export function ListResults({ label, children, page, size, total, loading, hrefOf }: ListResultsProps) {
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  const pages = pagesOf(total, size);

  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // Pagination is at the end of the list; reading starts at the top.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [page]);

  return (
    <div
      ref={top}
      tabIndex={-1}
      className={results}
      role="group"
      aria-label={pages === 1 ? label : `${label}, page ${page} of ${pages}`}
      aria-busy={loading}
    >
      <Stack space="l">
        {children}
        <Pagination label={`Pages of ${label.toLowerCase()}`} page={page} pages={pages} hrefOf={hrefOf} />
      </Stack>
    </div>
  );
}

export interface LoadFailureProps {
  /** What failed: "Failed to load recipes". */
  title: string;
  /** When the displayed rows were loaded; `null` without rows. */
  shownSince: Date | null;
  /** Whether a retry is running. */
  busy: boolean;
  /** Called to retry. */
  onRetry: () => void;
}

/** A failed list load, with a retry button. Renders a `<div role="alert">`. */
export function LoadFailure({ title, shownSince, busy, onRetry }: LoadFailureProps) {
  return (
    <Alert
      live
      tone="danger"
      title={title}
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {shownSince
        ? `What you see is as it was at ${timeOf(shownSince)}, and may have changed since.`
        : 'Nothing is shown, because the server did not answer. Check your connection. Nothing was changed.'}
    </Alert>
  );
}
