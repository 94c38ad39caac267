import {
  publicationsCollection,
  whitePapersCollection,
  ownerCollection,
  type Owner,
} from '@advisor/content/collections';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';
import { mailBody, type MailPart } from '../../../supabase/functions/_shared/mail-body.ts';
import { hostilePieces } from '../../support/hostileText.ts';

// They are among browser sources, which have other types than these tests.
const site = (file: string) => import(`../../../apps/site/build/${file}` as string);
const { eventsRss, publicationsRss } = (await site('feed.ts')) as {
  eventsRss: (owner: Owner, now: Date, events: readonly object[]) => string;
  publicationsRss: (content: object, now: Date) => string;
};
const { headFor } = (await site('head.ts')) as { headFor: (route: object, site: { owner: Owner }) => string };

const whole = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');
const texts = [
  ']]>]]>]]><b>&amp;',
  ']]\0>]]>',
  '</title></script><script>alert(1)</script><!--',
  `"' onload="x`,
  '&lt;&#x26;',
  '\u0001\u0008\u007f\ufffe\uffff',
  hostilePieces.slice(3).join(''),
  ...hostilePieces.slice(0, 3),
];

const owner = Object.values(ownerCollection.entries)[0] as Owner;
const publication = Object.values(publicationsCollection.entries)[0]!;
const paper = Object.values(whitePapersCollection.entries)[0]!;
const now = new Date('2030-11-22T12:00:00Z');
const [event, next] = sampleEvents;
const publications = (changes: object, other: object = {}) =>
  publicationsRss(
    {
      site: { owner },
      list: ({ name }: { name: string }) =>
        name === publicationsCollection.name ? [{ ...publication, ...changes }] : [{ ...paper, ...other }],
    },
    now,
  );
const fields = (names: string, write: (changes: object) => string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, (text: string) => write({ [name]: text })] as const));
const addressOf = (text: string) => new URL(`https://a.example/?a&b=${encodeURIComponent(whole(text))}`).href;
const prefixed = (prefix: string, rows: Record<string, (text: string) => string>) =>
  Object.entries(rows).map(([name, write]) => [`${prefix} ${name}`, write] as const);

it.each([
  ...prefixed(
    'the owner’s',
    fields('name role', (changes) => eventsRss({ ...owner, ...changes }, now, [event!, next!])),
  ),
  ...prefixed(
    'an event’s',
    fields('id title location organizer description type', (changes) =>
      eventsRss(owner, now, [{ ...event, ...changes }, next!]),
    ),
  ),
  ...prefixed(
    'a publication’s',
    fields('title description publisher type', (changes) => publications(changes)),
  ),
  ...prefixed(
    'a paper’s',
    fields('title description category', (changes) => publications({}, changes)),
  ),
  ...prefixed('the address of', {
    'an event': (text) => eventsRss(owner, now, [{ ...event, website: addressOf(text) }, next!]),
    'a publication': (text) => publications({ url: addressOf(text) }),
  }),
])('a feed is XML with two entries and holds %s as it is, whatever it is', (what, write) => {
  const parser = new XMLParser({ trimValues: false, ignoreAttributes: false, parseTagValue: false });
  for (const text of texts) {
    const rss = write(text);
    expect(XMLValidator.validate(rss)).toBe(true);
    // Characters that XML forbids in any form.
    expect(rss).not.toMatch(
      /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}|&#(?:x0*[0-8bcef]|0*[0-8]|11|12|1[4-9]|2\d|3[01]);/iu,
    );
    const read = parser.parse(rss) as { rss: { channel: { item: object[] } } };
    expect(read.rss.channel.item).toHaveLength(2);
    const written = whole(text).replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, '');
    const wanted = what.startsWith('the address') ? addressOf(text) : written;
    expect(unescaped(valuesIn(read).join('|'))).toContain(unescaped(wanted));
  }
});

/** The library takes an entity in a text for the character that it is. */
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const valuesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [String(value)];

/** The elements of a text in their order: no text may become one, or end one. */
const elementsOf = (html: HTMLElement) =>
  html
    .querySelectorAll('*')
    .map(({ rawTagName }) => rawTagName)
    .filter((name) => name !== 'br');
const withoutBlanks = (text: string) => text.replace(/\s/g, '');
/** Everything that a reader of HTML finds in it. */
const contentOf = (html: HTMLElement) =>
  withoutBlanks([html.text, ...html.querySelectorAll('*').flatMap((each) => Object.values(each.attributes))].join('|'));

const route = { path: '/x', title: 'A title', description: 'A description' };
const person = { '@type': 'Person', name: 'Ada', sameAs: ['https://a.example'] };

it.each([
  ...prefixed(
    'its',
    fields('path title description', (changes) => headFor({ ...route, ...changes }, { owner })),
  ),
  ...prefixed(
    'the owner’s',
    fields('name', (changes) => headFor(route, { owner: { ...owner, ...changes } })),
  ),
])('the head of a page holds %s as it is, whatever it is', (_what, write) => {
  for (const text of texts) {
    const html = parse(write(text));
    expect(elementsOf(html)).toEqual(elementsOf(parse(write('x'))));
    expect(contentOf(html), text).toContain(withoutBlanks(text));
  }
});

it('the structured data of a page is read as it was written, whatever it is', () => {
  const plain = elementsOf(parse(headFor({ ...route, structuredData: [person] }, { owner })));
  for (const text of texts)
    for (const data of [
      { ...person, name: text },
      { ...person, sameAs: [text] },
      { ...person, [text]: 'x' },
    ]) {
      const html = parse(headFor({ ...route, structuredData: [data] }, { owner }));
      expect(elementsOf(html)).toEqual(plain);
      expect(JSON.parse(html.querySelector('script')!.rawText)).toEqual(data);
    }
});

const mailWith = (write: (text: string) => MailPart) => (text: string) =>
  mailBody('x', [write(text)], { name: 'x', url: 'https://a.example' });
/** What stands in a mail, and which of its forms have it. */
const mails: [what: string, mail: (text: string) => { text: string; html: string }, forms: string][] = [
  ['the subject', (text) => mailBody(text, [], { name: 'x', url: 'https://a.example' }), 'html'],
  ['the name', (name) => mailBody('x', [], { name, url: 'https://a.example' }), 'text html'],
  ['a paragraph', mailWith((text) => text), 'text html'],
  ['a heading', mailWith((heading) => ({ heading })), 'text html'],
  ['the words before a link', mailWith((before) => ({ before, link: 'x', label: 'x' })), 'text'],
  ['a link', mailWith((link) => ({ before: 'x', link, label: 'x' })), 'text html'],
  ['the label of a link', mailWith((label) => ({ before: 'x', link: 'x', label })), 'html'],
  ['the words before a code', mailWith((before) => ({ before, code: 'x' })), 'text html'],
  ['a code', mailWith((code) => ({ before: 'x', code })), 'text html'],
];

it.each(mails)('%s of a mail is text in both of its forms, whatever it is', (_what, mail, forms) => {
  for (const text of texts) {
    const written = mail(text);
    const html = parse(written.html);
    expect(elementsOf(html)).toEqual(elementsOf(parse(mail('x').html)));
    const shown = withoutBlanks(text);
    if (forms.includes('html')) expect(contentOf(html)).toContain(shown);
    if (forms.includes('text')) expect(withoutBlanks(written.text)).toContain(shown);
  }
});
