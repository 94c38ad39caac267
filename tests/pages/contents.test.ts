import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { publicPages } from './built.ts';

const contentsOf = ({ document }: { document: HTMLElement }) =>
  document.querySelector('main > nav[aria-label="On this page"]');

/** The sections of a page that are numbered: those with a label above their heading. */
function chaptersOf(document: HTMLElement) {
  return document.querySelectorAll('main > section[aria-labelledby]').flatMap((section) => {
    const heading = section.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`)!;
    if (heading.tagName !== 'H2') return [];
    const label = section.text.slice(0, section.text.indexOf(heading.text)).trim();
    return label && !section.querySelector('summary h2') ? [{ label, href: `#${section.id}` }] : [];
  });
}

describe('PAGE-51: the contents of a long page', () => {
  const pages = publicPages.filter(contentsOf);

  it('are on the pages that readers move about in', () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual([
      '/channel-development',
      '/cybersecurity-strategy',
      '/executive-advisory',
      '/global-initiatives',
      '/media-kit',
      '/msp-consulting',
    ]);
  });

  it.each(pages)('name all chapters of $path in their order', (page) => {
    const links = contentsOf(page)!.querySelectorAll('a');
    expect(links.map((link) => ({ label: link.text, href: link.getAttribute('href') }))).toEqual(
      chaptersOf(page.document),
    );
  });
});
