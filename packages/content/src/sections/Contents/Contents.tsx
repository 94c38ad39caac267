import { Container } from '@advisor/ui';
import { useEffect, useRef } from 'react';
import { anchorOf } from '../../shapes/anchor';
import type { SectionWords } from '../../shapes/shapes';
import * as styles from './Contents.css';

/** A page with fewer chapters is short enough to scroll. */
const leastChapters = 4;

export interface ContentsProps {
  /** All sections of the page with a label, in order, so that the numbers match. */
  chapters: readonly Pick<SectionWords, 'label' | 'heading'>[];
}

// PAGE-51
/**
 * The chapters of a long page, as links that stick below the site's bar, with the current one highlighted; only in
 * viewports above 1100 px, and not in print. Renders a `<nav>` beside the sections, and nothing for fewer than four
 * chapters.
 */
export function Contents({ chapters }: ContentsProps) {
  const nav = useRef<HTMLElement>(null);
  // The build writes the ids into prerendered pages; client-rendered ones get them here.
  useEffect(() => {
    const wanted = new Set(chapters.map(({ heading }) => anchorOf(heading)));
    for (const section of nav.current?.parentElement?.querySelectorAll('section[aria-labelledby]') ?? []) {
      const id = anchorOf(document.getElementById(section.getAttribute('aria-labelledby')!)?.textContent ?? '');
      if (!section.id && wanted.has(id)) section.id = id;
    }
  }, [chapters]);

  if (chapters.length < leastChapters) return null;
  return (
    <nav ref={nav} className={styles.contents} aria-label="On this page">
      <Container>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
        <ol className={styles.chapters} role="list">
          {chapters.map(({ label, heading }) => (
            <li key={heading} className={styles.chapter}>
              <a className={styles.link} href={`#${anchorOf(heading)}`}>
                {label ?? heading}
              </a>
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
