import { Menu, X } from 'lucide';
import { Icon } from '../../media/Icon';
import { useId, useRef, type ReactNode } from 'react';
import { Container } from '../../layout/Container';
import { Anchor } from '../../actions/Link/Anchor';
import * as styles from './NavBar.css';
import { useMenuClosing } from './useMenuClosing';

/** A link in the navigation. */
export interface NavLink {
  label: string;
  href: string;
}

export interface NavBarProps {
  /** The name at the left, and its address. */
  brand: NavLink;
  /** The links in their order, each a label and an address: in a row, or in the menu where they do not fit. */
  links: readonly NavLink[];
  /** The path of the page, without query and hash. Its link is marked as the current one. */
  currentPath?: string;
  /** The controls at the right end, and at the bottom of the menu in a small window: `ThemeSwitch`, `NavBarAction`, a button. */
  actions?: ReactNode;
  /**
   * The name of the navigation, for screen readers.
   * @default 'Main'
   */
  label?: string;
}

const withoutEndSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/**
 * The sticky bar at the top of every page. Where the links do not fit they move into
 * a menu that also opens without scripts. Renders a `<header>` with one `<nav>`; no link is duplicated.
 */
export function NavBar({ brand, links, currentPath, actions, label = 'Main' }: NavBarProps) {
  const panelId = useId();
  const disclosure = useRef<HTMLDetailsElement>(null);
  useMenuClosing(disclosure, currentPath);
  return (
    <header className={styles.bar}>
      <Container>
        <div className={styles.row}>
          <Anchor href={brand.href} className={styles.brand}>
            {brand.label}
          </Anchor>
          <nav aria-label={label} className={styles.nav}>
            {/* Not a parent of the panel: the content of a closed <details> could not be shown as a row. */}
            <details ref={disclosure} className={styles.disclosure}>
              <summary className={styles.menuButton} aria-controls={panelId}>
                <Icon icon={Menu} className={styles.whenClosed} />
                <Icon icon={X} className={styles.whenOpen} />
                Menu
              </summary>
            </details>
            <div id={panelId} className={styles.panel}>
              <ul role="list" className={styles.links}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Anchor
                      href={href}
                      className={styles.link}
                      aria-current={currentPath && withoutEndSlash(currentPath) === href ? 'page' : undefined}
                    >
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
              {actions ? <div className={styles.actions}>{actions}</div> : null}
            </div>
          </nav>
        </div>
      </Container>
    </header>
  );
}
