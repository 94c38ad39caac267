import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon, type IconShape } from '../../media/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Tooltip } from '../../feedback/Tooltip';
import { Anchor } from '../../actions/Link/Anchor';
import { pageNumbers } from './pageNumbers';
import * as styles from './Pagination.css';

export interface PaginationProps {
  /** The name of the navigation: "Pages of recipes". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** The address of a page, so that pages can be linked, bookmarked and reached with the back button. */
  hrefOf: (page: number) => string;
}

/** Page navigation for a list. Renders a `<nav>` with links; nothing for a single page. */
export function Pagination({ label, page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ul className={styles.list} role="list">
        <li>
          <Step to={page - 1} pages={pages} hrefOf={hrefOf} label="Previous page" icon={ChevronLeft} />
        </li>
        {pageNumbers(page, pages).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={entry} className={entry === page ? undefined : styles.other}>
              <Anchor href={hrefOf(entry)} className={styles.link} aria-current={entry === page ? 'page' : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                <span>{entry}</span>
              </Anchor>
            </li>
          ),
        )}
        <li>
          <Step to={page + 1} pages={pages} hrefOf={hrefOf} label="Next page" icon={ChevronRight} />
        </li>
      </ul>
    </nav>
  );
}

interface StepProps {
  to: number;
  pages: number;
  hrefOf: (page: number) => string;
  label: string;
  icon: IconShape;
}

/** The next or previous page. At either end it stays visible but is not a link. */
function Step({ to, pages, hrefOf, label, icon }: StepProps) {
  if (to < 1 || to > pages)
    return (
      <span className={styles.end}>
        <Icon icon={icon} data-mirrored />
      </span>
    );
  return (
    <Tooltip text={label}>
      <Anchor href={hrefOf(to)} className={styles.link}>
        <Icon icon={icon} data-mirrored />
      </Anchor>
    </Tooltip>
  );
}
