import { Icon, type IconShape, Link } from '@advisor/ui';
import { ChevronDown } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './AdminFrame.css';

/** A page of the admin area in its navigation. */
export interface AdminLink {
  label: string;
  href: string;
  icon: IconShape;
}

export interface AdminFrameProps {
  /** The pages of the admin area in their order, each with a label, an address and an icon. */
  links: readonly AdminLink[];
  /** The path of the page, without query. */
  currentPath: string;
  /** The page. */
  children: ReactNode;
}

// ADMIN-23
/**
 * The workspace of the owner: the pages of the admin area at the side, and one of them. On a phone the navigation is a
 * menu above the page. Renders a `<nav>` beside the page.
 */
export function AdminFrame({ links, currentPath, children }: AdminFrameProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const current = links.find(({ href }) => href === currentPath);
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [currentPath]);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <nav aria-label="Admin" className={styles.nav}>
          {/* Not around the list: what a closed <details> contains cannot be shown beside the page. */}
          <details ref={menu} className={styles.disclosure}>
            <summary className={styles.summary}>
              <span>{`Admin${current ? `: ${current.label}` : ''}`}</span>
              <Icon icon={ChevronDown} className={styles.turning} />
            </summary>
          </details>
          <ul role="list" className={styles.list}>
            {links.map(({ label, href, icon }) => (
              <li key={href}>
                <Link variant="plain" href={href} aria-current={href === currentPath ? 'page' : undefined}>
                  <span className={styles.entry}>
                    <Icon icon={icon} />
                    <span>{label}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
