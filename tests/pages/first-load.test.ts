import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dist } from '../support/builtSite.ts';
import { marketingPages } from './built.ts';

const packagesOf = JSON.parse(readFileSync(join(dist, 'packages.json'), 'utf8')) as Record<string, string[]>;
const pages = readdirSync(join(dist, 'client')).filter((file) => file.endsWith('.html'));

/** The scripts that a page asks for before anyone acts. */
function firstLoad(page: string): string[] {
  const html = readFileSync(join(dist, 'client', page), 'utf8');
  const addresses = [...html.matchAll(/(?<=<div id="_root" [^>]*)\/(assets\/[^" ]+\.js)/g)].map((match) => match[1]!);
  return [...new Set(addresses)];
}

const marketing = [...marketingPages.map(({ file }) => file), '404.html'];
const onDemand = ['@supabase/', 'formik', 'yup', 'react-toastify', 'styled-components', '@base-ui/'];

describe('the first load of a page', () => {
  it('is known for every script', () => {
    expect(marketing).toEqual(expect.arrayContaining(['home.html', '404.html']));
    for (const page of pages) {
      expect(firstLoad(page).length).toBeGreaterThan(0);
      for (const script of firstLoad(page)) expect(packagesOf).toHaveProperty([script]);
    }
  });

  it.each(marketing)('%s has no code for forms, notices, accounts or tools', (page) => {
    const names = firstLoad(page).flatMap((script) => packagesOf[script]!);
    expect(names).toContain('react-dom');
    expect(names.filter((name) => onDemand.some((start) => name.startsWith(start)))).toEqual([]);
  });

  it.each(pages)('%s never loads the Supabase client or notices by itself', (page) => {
    const names = firstLoad(page).flatMap((script) => packagesOf[script]!);
    expect(names.filter((name) => name.startsWith('@supabase/') || name === 'react-toastify')).toEqual([]);
  });
});
