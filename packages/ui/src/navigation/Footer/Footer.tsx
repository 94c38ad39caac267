import type { ReactNode } from 'react';
import { Container } from '../../layout/Container';
import { Heading } from '../../layout/Heading';
import { Text } from '../../layout/Text';
import { Anchor } from '../../actions/Link/Anchor';
import type { NavLink } from '../NavBar';
import * as styles from './Footer.css';

/** A list of links under a heading. */
export interface FooterColumn {
  heading: string;
  links: readonly NavLink[];
}

export interface FooterProps {
  /** The name of the site's owner. */
  brand: string;
  /** A sentence about it. */
  text?: ReactNode;
  /** Lists of links, social profiles and mail among them. */
  columns: readonly FooterColumn[];
  /** The copyright line. */
  legal: ReactNode;
  /** In print, shown below it instead of the links: for example the address of the site. */
  onPaper?: ReactNode;
  /** Links beside the copyright line. */
  legalLinks?: readonly NavLink[];
  /**
   * The name of the navigation, for screen readers.
   * @default 'Footer'
   */
  label?: string;
}

/** The footer of every page. Renders a `<footer>` with one `<nav>`. */
export function Footer({ brand, text, columns, legal, onPaper, legalLinks = [], label = 'Footer' }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.top}>
          <div className={styles.about}>
            <p className={styles.brand}>{brand}</p>
            {text ? (
              <Text size="s" color="textSoft" measure>
                {text}
              </Text>
            ) : null}
          </div>
          <nav aria-label={label} className={styles.columns}>
            {columns.map((column) => (
              <div key={column.heading}>
                <Heading level={2} size="s">
                  {column.heading}
                </Heading>
                <ul role="list" className={styles.links}>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <Anchor href={link.href} className={styles.link}>
                        {link.label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          <p>{legal}</p>
          {onPaper ? <p className={styles.paperOnly}>{onPaper}</p> : null}
          {legalLinks.length > 0 ? (
            <ul role="list" className={styles.legalLinks}>
              {legalLinks.map((link) => (
                <li key={link.href}>
                  <Anchor href={link.href} className={styles.link}>
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </Container>
    </footer>
  );
}
