import { escapeHtml } from './mail-body.ts';
import { fillIn } from '../send-contact-email/site-words.ts';
import type { OwnerWords } from '../send-contact-email/forms.ts';
import { shorten, wellFormed } from '../send-contact-email/text.generated.ts';

/** The content collection of editions. */
export const EDITIONS = 'editions';

/**
 * The placeholder in a stored mail for its recipient's subscription link. Content placeholders never contain a hyphen.
 */
export const MANAGE_LINK = '{manage-link}';

/** The kinds of briefs, by their names in the content. */
const briefTypes: Readonly<Record<string, string>> = {
  Cybersecurity: 'cybersecurity',
  MSP: 'msp',
  'Strategic technology': 'strategic',
  All: 'all',
};

/** A segment of a paragraph (CONTENT-33). */
interface Span {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  href?: string;
}
type Paragraph = string | readonly Span[];

/** An edition, as stored in the content. */
export interface Edition {
  title: string;
  brief: string;
  summary: string;
  sections: readonly { heading?: string; paragraphs: readonly Paragraph[]; items?: readonly Paragraph[] }[];
}

export interface EditionMail {
  brief_type: string;
  title: string;
  subject: string;
  /** Contains MANAGE_LINK. */
  text: string;
  /** Contains MANAGE_LINK. */
  html: string;
}

/**
 * Parses an entry into an edition, or returns a sentence on what is missing. The editor validates entries by the
 * schema; this checks what a mail needs.
 */
export function readEdition(data: unknown): Edition | string {
  if (!isRecord(data)) return 'This edition has no words.';
  const { title, brief, summary, sections } = data;
  if (!isText(title)) return 'The edition has no title.';
  if (!isText(brief) || !Object.hasOwn(briefTypes, brief)) return 'Choose which brief the edition is.';
  if (!isText(summary)) return 'The edition has no summary.';
  if (!Array.isArray(sections) || sections.length === 0) return 'The edition has no sections.';
  const isWhole = sections.every(
    (section) =>
      isRecord(section) &&
      (section.heading === undefined || isText(section.heading)) &&
      isParagraphs(section.paragraphs) &&
      (section.items === undefined || isParagraphs(section.items)),
  );
  return isWhole
    ? { title, brief, summary, sections: sections as Edition['sections'] }
    : 'A section of the edition is not whole.';
}

/**
 * An edition's mail: the same content as text and as HTML, with the site's details at the end and no remote content or
 * scripts (BRIEF-12). `page` is its path on the site, if published.
 */
export function composeEdition(
  edition: Edition,
  { owner, siteUrl, page }: { owner: OwnerWords & { accent: string }; siteUrl: string; page: string | null },
): EditionMail {
  const site = siteUrl.replace(/\/+$/, '');
  const words = (text: string) => wellFormed(fillIn(text, owner));
  const links = { site, words };
  const title = words(edition.title);
  const { host } = new URL(site);
  const why = `You get this mail because you ordered the executive brief on ${host} and confirmed it.`;

  const text = [
    title,
    '='.repeat(Math.min(title.length, 70)),
    words(edition.summary),
    ...(page ? [`On the web: ${site}${page}`] : []),
    ...edition.sections.flatMap(({ heading, paragraphs, items = [] }) => [
      ...(heading ? [`${words(heading)}\n${'-'.repeat(Math.min(words(heading).length, 70))}`] : []),
      ...paragraphs.map((paragraph) => textOf(paragraph, links)),
      ...(items.length > 0 ? [items.map((item) => `- ${textOf(item, links)}`).join('\n')] : []),
    ]),
    '--',
    `${why}\nChange what you get, or unsubscribe: ${MANAGE_LINK}`,
    `${owner.name}\n${site}`,
  ].join('\n\n');

  const accent = /^#[\da-f]{6}$/i.test(owner.accent) ? owner.accent : '#0B5D57';
  const link = (href: string, label: string) => `<a href="${href}" style="color:${accent}">${label}</a>`;
  const paragraph = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`;
  const rich = (value: Paragraph) => htmlOf(value, links, link);
  const sections = edition.sections.map(({ heading, paragraphs, items = [] }) =>
    [
      ...(heading
        ? [
            `<h2 style="font:600 21px/1.3 Newsreader,Georgia,serif;margin:32px 0 12px">${escapeHtml(words(heading))}</h2>`,
          ]
        : []),
      ...paragraphs.map((each) => paragraph(rich(each))),
      ...(items.length > 0
        ? [
            `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.map((item) => `<li style="margin:0 0 8px">${rich(item)}</li>`).join('')}</ul>`,
          ]
        : []),
    ].join('\n'),
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#15202B;font:17px/1.6 'Public Sans',system-ui,sans-serif">
<main style="max-width:600px;margin:0 auto;overflow-wrap:anywhere">
<p style="margin:0 0 8px;font-size:14px;color:#4B5763">${escapeHtml(owner.name)} · Executive brief</p>
<h1 style="font:600 30px/1.2 Newsreader,Georgia,serif;margin:0 0 16px">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px;font-size:19px">${escapeHtml(words(edition.summary))}</p>
${page ? paragraph(link(escapeHtml(site + page), 'Read it on the web')) : ''}
${sections.join('\n')}
<hr style="border:0;border-top:1px solid #E4DED3;margin:32px 0 16px">
<p style="margin:0 0 8px;font-size:14px;color:#4B5763">${escapeHtml(why)}</p>
<p style="margin:0 0 8px;font-size:14px">${link(MANAGE_LINK, 'Change what you get, or unsubscribe')}</p>
<p style="margin:0;font-size:14px;color:#4B5763">${escapeHtml(owner.name)} · ${link(escapeHtml(site), escapeHtml(host))}</p>
</main>
</body>
</html>
`;
  return {
    brief_type: briefTypes[edition.brief]!,
    title: shorten(title, 200),
    subject: shorten(title.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(), 150),
    text: `${text}\n`,
    html,
  };
}

/** A mail with its recipient's link, which needs no HTML escaping. */
export const withManageLink = (words: string, link: string) => words.replaceAll(MANAGE_LINK, link);

interface Links {
  /** The site's URL, without a trailing slash. */
  site: string;
  words: (text: string) => string;
}

/** The absolute URL of a link; null for those not allowed in mails. */
function addressOf(href: string | undefined, { site, words }: Links): string | null {
  const filled = href === undefined ? '' : words(href).trim();
  if (filled.startsWith('/') && !filled.startsWith('//')) return site + filled;
  return /^(https:\/\/|mailto:)[^\s<>"]+$/i.test(filled) ? filled : null;
}

function textOf(paragraph: Paragraph, links: Links): string {
  if (typeof paragraph === 'string') return links.words(paragraph);
  return paragraph
    .map(({ text, href }) => {
      const address = addressOf(href, links);
      return links.words(text) + (address ? ` (${address})` : '');
    })
    .join('');
}

function htmlOf(paragraph: Paragraph, links: Links, link: (href: string, label: string) => string): string {
  const spans: readonly Span[] = typeof paragraph === 'string' ? [{ text: paragraph }] : paragraph;
  return spans
    .map(({ text, strong, emphasis, href }) => {
      let inner = escapeHtml(links.words(text)).replaceAll('\n', '<br>');
      if (emphasis) inner = `<em>${inner}</em>`;
      if (strong) inner = `<strong>${inner}</strong>`;
      const address = addressOf(href, links);
      return address ? link(escapeHtml(address), inner) : inner;
    })
    .join('');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isSpan = (value: unknown) =>
  isRecord(value) && typeof value.text === 'string' && ['string', 'undefined'].includes(typeof value.href);
const isParagraphs = (value: unknown) =>
  Array.isArray(value) &&
  value.every((each) => isText(each) || (Array.isArray(each) && each.length > 0 && each.every(isSpan)));
