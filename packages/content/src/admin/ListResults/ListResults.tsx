import { Alert, Button, Pagination, Stack } from '@advisor/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { timeOf } from '../countLine';
import { pagesOf } from '../listAddress';
import { results } from './ListResults.css';

export interface ListResultsProps {
  /** What is listed: "Recipes". */
  label: string;
  /** The rows of the page. */
  children: ReactNode;
  /** The page that is shown, from 1. */
  page: number;
  /** How many rows a page has at most. */
  size: number;
  /** How many rows there are on all pages. */
  total: number;
  /** Whether the rows are being replaced. */
  loading: boolean;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

/** One page of a list, with pagination. Renders a `<div role="group">`, which receives focus on a change of page. */
export function ListResults({ label, children, page, size, total, loading, hrefOf }: ListResultsProps) {
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  const pages = pagesOf(total, size);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // Pagination is at the end of the list; a new page is read from its start.
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
        {/* oxlint-disable-next-line translation/text-alone -- a list */}
        {children}
        <Pagination label={`Pages of ${label.toLowerCase()}`} page={page} pages={pages} hrefOf={hrefOf} />
      </Stack>
    </div>
  );
}

export interface LoadFailureProps {
  /** What failed: "Failed to load recipes". */
  title: string;
  /** When the rows that are shown were loaded; `null` when there are none. */
  shownSince: Date | null;
  /** Whether another attempt is running. */
  busy: boolean;
  /** Called to try again. */
  onRetry: () => void;
}

/** Says that a list could not be loaded, and tries again. Renders a `<div role="alert">`. */
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
