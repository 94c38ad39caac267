import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPages, client, framedPages, publicPages, redirects } from './built.ts';

const pages = new Map(allPages.map((page) => [page.path, page.document]));

/** Why an internal address leads nowhere, or `undefined`. */
function broken(href: string, from: string): string | undefined {
  const { pathname, hash } = new URL(href, `https://site.invalid${from}`);
  const target = redirects[pathname] ?? pathname;
  if (existsSync(join(client, target)) && /\.\w+$/.test(target)) return undefined;
  const document = pages.get(target);
  if (!document) return `${href} leads to no page`;
  if (hash && !document.getElementById(decodeURIComponent(hash.slice(1)))) return `${href} names no place on that page`;
  return undefined;
}

const isInternal = (href: string) => href.startsWith('/') || href.startsWith('#');

describe('the pages', () => {
  it('are linked to each other', () => {
    const linked = new Set(
      publicPages.flatMap(({ document }) =>
        document.querySelectorAll('a[href^="/"]').map((link) => link.getAttribute('href')!.split(/[?#]/)[0]!),
      ),
    );
    // Mails lead to the other one.
    expect(publicPages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual(['/guide']);
  });
});

describe.each(allPages)('$path', (page) => {
  const { path, document } = page;
  const links = document.querySelectorAll('a');
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');

  it('has only links that lead to a page, another site or a mail', () => {
    // The others have the bar and the footer.
    if (!framedPages.includes(page)) expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs.filter((href) => !isInternal(href) && !/^(https:\/\/|mailto:[^@\s]+@[^@\s]+$)/.test(href))).toEqual(
      [],
    );
  });

  it('links to pages and places that exist', () => {
    expect(
      hrefs
        .filter(isInternal)
        .map((href) => broken(href, path))
        .filter(Boolean),
    ).toEqual([]);
  });

  it('opens other sites in a new tab without referrer', () => {
    const careless = links.filter(
      (link) =>
        link.getAttribute('href')?.startsWith('https:') &&
        (link.getAttribute('target') !== '_blank' || !link.getAttribute('rel')?.split(' ').includes('noreferrer')),
    );
    expect(careless.map(String)).toEqual([]);
  });

  it('loads nothing that does not exist, and nothing from another origin', () => {
    const loaded = document
      .querySelectorAll('[src], link:not([rel="canonical"])[href]')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href')!);
    expect(loaded.filter((address) => !address.startsWith('/') || !existsSync(join(client, address)))).toEqual([]);
  });
});
