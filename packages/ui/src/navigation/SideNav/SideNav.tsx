import { ChevronDown } from 'lucide';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon, type IconShape } from '../../media/Icon';
import { Anchor } from '../Link/Anchor';
import * as styles from './SideNav.css';

export interface SideNavLink {
  /** Names the page. */
  label: string;
  /** The address of the page, which no other link of its group has. */
  href: string;
  icon?: IconShape;
  /** At the end of the line and of the link's name: a count, a `Badge`. */
  note?: ReactNode;
}

export interface SideNavGroup {
  /** Names what its pages have in common. Left out where there is one group only. */
  label?: string;
  links: readonly SideNavLink[];
}

export interface SideNavProps {
  /** Names the navigation: "Content". */
  label: string;
  /** What opens the navigation where it is a menu: the area and the page, "Admin: Messages". */
  menuLabel: string;
  groups: readonly SideNavGroup[];
  /** The address of the page that is shown. */
  currentHref?: string | undefined;
}

/**
 * The pages of an area, at its side. On a phone a menu, which opens without scripts and closes when another page is
 * shown. As wide as its place; renders a `<nav>`.
 */
export function SideNav({ label, menuLabel, groups, currentHref }: SideNavProps) {
  const id = useId();
  const menu = useRef<HTMLDetailsElement>(null);
  const shown = useRef(currentHref);
  useEffect(() => {
    // Not at first: it may have been opened before there were scripts.
    if (menu.current && shown.current !== currentHref) menu.current.open = false;
    shown.current = currentHref;
  }, [currentHref]);
  return (
    <nav aria-label={label}>
      {/* Not around the groups: what a closed <details> contains cannot be shown at the side of a page. */}
      <details ref={menu} className={styles.menu}>
        <summary className={styles.opener}>
          {menuLabel}
          <Icon icon={ChevronDown} className={styles.turning} />
        </summary>
      </details>
      <div className={styles.groups}>
        {groups.map(({ label: name, links }, index) => (
          <div key={name ?? index}>
            {name === undefined ? null : (
              <div id={`${id}${index}`} className={styles.groupLabel}>
                {name}
              </div>
            )}
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
            <ul role="list" className={styles.list} aria-labelledby={name === undefined ? undefined : `${id}${index}`}>
              {links.map(({ label: page, href, icon, note }) => (
                <li key={href}>
                  <Anchor href={href} className={styles.link} aria-current={href === currentHref ? 'page' : undefined}>
                    {icon ? <Icon icon={icon} /> : null}
                    <span>{page}</span>
                    {note ? (
                      <>
                        {' '}
                        <span className={styles.note}>{note}</span>
                      </>
                    ) : null}
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
