import { VisuallyHidden, type IconShape } from '@advisor/ui';
import { SideNav } from '@advisor/ui/side-nav';
import type { ReactNode } from 'react';
import * as styles from './AdminFrame.css';

/** A page in the admin navigation. */
export interface AdminLink {
  label: string;
  href: string;
  icon: IconShape;
  /** The number of new items, with its label: 3, "unread". Hidden for 0. */
  news?: { count: number; label: string };
}

export interface AdminFrameProps {
  links: readonly AdminLink[];
  /** The path of the page, without query. */
  currentPath: string;
  /** The page. */
  children: ReactNode;
}

// ADMIN-23
/**
 * The admin layout: a page with the navigation beside it, which on a phone is a menu above it. Renders a `<nav>` beside
 * the page.
 */
export function AdminFrame({ links, currentPath, children }: AdminFrameProps) {
  const current = links.find(({ href }) => href === currentPath);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <div className={styles.nav}>
          <SideNav
            label="Admin"
            menuLabel={current ? `Admin: ${current.label}` : 'Admin'}
            groups={[{ links: links.map(({ news, ...link }) => ({ ...link, note: news && noteOf(news) })) }]}
            currentHref={currentPath}
          />
        </div>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

function noteOf({ count, label }: NonNullable<AdminLink['news']>): ReactNode {
  if (count <= 0) return undefined;
  return (
    <>
      {count > 999 ? '999+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  );
}
