import { ChevronDown, Menu, X } from 'lucide';
import { Icon } from '../../media/Icon';
import { useId, useRef, type ReactNode } from 'react';
import { Container } from '../../layout/Container';
import { Anchor } from '../Link/Anchor';
import * as styles from './NavBar.css';
import { useMenuClosing } from './useMenuClosing';

export interface NavLink {
  label: string;
  href: string;
}

/** A named group of links that a button opens. */
export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

export interface NavBarProps {
  /** The site's name and home page. */
  brand: NavLink;
  /** In order; a group opens its links below its button. */
  links: readonly (NavLink | NavGroup)[];
  /** The current path, without query and hash; its link is marked as current. */
  currentPath?: string;
  /**
   * Controls at the end of the bar, or at the bottom of the menu on a narrow screen: `ThemeSwitch`, `NavBarAction`, a
   * button.
   */
  actions?: ReactNode;
  /**
   * The label of the navigation, for screen readers.
   * @default 'Main'
   */
  label?: string;
}

const withoutEndSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/**
 * The sticky bar at the top of every page. Links that do not fit move into a menu, which also opens without JavaScript.
 * Renders a `<header>` with one `<nav>`; no link is duplicated.
 */
export function NavBar({ brand, links, currentPath, actions, label = 'Main' }: NavBarProps) {
  const panelId = useId();
  const disclosure = useRef<HTMLDetailsElement>(null);
  useMenuClosing(disclosure, currentPath);
  const linkTo = ({ label, href }: NavLink) => (
    <li key={href}>
      <Anchor
        href={href}
        className={styles.link}
        aria-current={currentPath && withoutEndSlash(currentPath) === href ? 'page' : undefined}
      >
        {label}
      </Anchor>
    </li>
  );
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
                {links.map((item) =>
                  'links' in item ? (
                    <li key={item.label} className={styles.group}>
                      <details>
                        <summary className={styles.groupWord}>
                          {item.label}
                          <Icon icon={ChevronDown} />
                        </summary>
                        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
                        <ul role="list" className={styles.groupLinks}>
                          {item.links.map(linkTo)}
                        </ul>
                      </details>
                    </li>
                  ) : (
                    linkTo(item)
                  ),
                )}
              </ul>
              {actions ? <div className={styles.actions}>{actions}</div> : null}
            </div>
          </nav>
        </div>
      </Container>
    </header>
  );
}
