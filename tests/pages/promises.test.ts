import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleEdition } from '../../packages/content/src/collections/editions/sampleEditions.ts';
import { composeEdition } from '../../supabase/functions/_shared/edition.ts';
import { client, publicPages } from './built.ts';
import { keepers, mailSources, promise, type Keeper } from './promises.ts';

/** Every promise of the pages and mails is kept by something that is named in promises.ts. */

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Without the marks and spaces that only change how a line is broken. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
const sentencesOf = (text: string) => plain(text).split(/(?<=[.!?]) (?=[\p{Lu}“])/u);

const blocks = 'p,li,dt,dd,td,th,h1,h2,h3,h4,summary,figcaption,caption,blockquote,label,legend,button,span,div';

/** The sentences of a page that promise something. A link that saves a file is a promise that its file keeps. */
function promisesOf({ document }: (typeof publicPages)[number]): string[] {
  const main = document.querySelector('main')!;
  for (const link of main.querySelectorAll('a[download], select, script')) link.remove();
  return [...main.querySelectorAll(blocks), ...main.querySelectorAll('a')]
    .filter((element) => element.tagName === 'A' || !element.querySelector(blocks))
    .flatMap((element) => sentencesOf(element.textContent))
    .filter((sentence) => promise.test(sentence));
}

const files = publicPages.flatMap(({ path, document }) =>
  document.querySelectorAll('main a[download]').map((link) => [link.getAttribute('href')!, path] as const),
);

const said = new Map<string, string>();
for (const page of publicPages) for (const sentence of promisesOf(page)) said.set(sentence, page.path);
for (const file of mailSources) {
  const literals = [...read(file).matchAll(/'((?:[^'\\\n]|\\.){12,})'|`((?:[^`\\]|\\.){12,})`/g)];
  for (const [, quoted, template] of literals)
    for (const sentence of sentencesOf(quoted ?? template!)) if (promise.test(sentence)) said.set(sentence, file);
}

/** The words around the owner's own in an edition, as its readers get it. */
const owner = { name: 'Ada', accent: '#0B5D57' } as Parameters<typeof composeEdition>[1]['owner'];
const edition = composeEdition(sampleEdition as Parameters<typeof composeEdition>[0], {
  owner,
  siteUrl: 'https://site.example',
  page: '/executive-brief/sample',
});
for (const line of edition.text.split('\n'))
  for (const sentence of sentencesOf(line)) if (promise.test(sentence)) said.set(sentence, 'an edition');

const known = Object.entries(keepers).flatMap(([name, { says }]) => says.map((sentence) => [sentence, name] as const));

it('is looked for where promises are made', () => {
  expect(publicPages.length).toBeGreaterThan(40);
  expect(said.size).toBeGreaterThan(50);
  expect([...said.values()]).toEqual(expect.arrayContaining([...mailSources, 'an edition']));
});

it('is kept by something', () => {
  const sentences = new Set(known.map(([sentence]) => sentence));
  const unknown = [...said].filter(([sentence]) => !sentences.has(sentence));
  expect(
    unknown.map(
      ([sentence, where]) =>
        `${where} promises: “${sentence}” Add it to what keeps it in tests/pages/promises.ts; if nothing does, build that first, or do not promise it.`,
    ),
  ).toEqual([]);
});

it('is still made', () => {
  const gone = known.filter(([sentence]) => !said.has(sentence));
  expect(gone.map(([sentence, name]) => `Nothing says “${sentence}” any more: take it out of ${name}.`)).toEqual([]);
  expect(known.length).toBe(new Set(known.map(([sentence]) => sentence)).size);
});

describe.each(Object.entries<Keeper>(keepers))('%s', (_name, { rules = [], tests = [], files: kept = [], owner }) => {
  it('keeps it: the rule is written, its test is there, its file is served', () => {
    expect(rules.length + tests.length + kept.length > 0 || owner !== undefined).toBe(true);
    const written = new Set(
      [
        'bookings',
        'brief',
        'counting',
        'files',
        'forms',
        'mails',
        'messages',
        'sign-in',
        'tools',
        'contact-function',
        'site',
      ]
        .map((page) => `docs/product/${page}.md`)
        .filter((page) => existsSync(join(root, page)))
        .flatMap((page) => [...read(page).matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map((match) => match[1]!)),
    );
    expect(rules.filter((rule) => !written.has(rule))).toEqual([]);
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
    expect(kept.filter((file) => !existsSync(join(client, file)))).toEqual([]);
  });
});

it('a link that saves a file has its file', () => {
  expect(files.length).toBeGreaterThan(10);
  // Guides have a page of their own, on which they are asked for.
  expect(
    files.filter(([href]) => !existsSync(join(client, href)) && !existsSync(join(client, `${href}.html`))),
  ).toEqual([]);
});
