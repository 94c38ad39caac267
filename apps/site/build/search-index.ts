import { toolsCollection } from '@advisor/content/collections';
import type { Tool } from '@advisor/content/lists';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { terms } from '@advisor/tools/industry-glossary/terms';
import { questions } from '@advisor/tools/security-assessment/engine';
import { parse, type HTMLElement, type Node } from 'node-html-parser';
import type { Content } from '../src/content/assemble.ts';
import type { SearchData, SearchEntry } from '../src/search/entries.ts';
import { searchSynonyms } from '../src/search/synonyms.ts';
import { placeOf } from './anchors.ts';

/** A page as the index sees it. */
export interface IndexedPage extends ReadPage {
  path: string;
  title: string;
  description: string;
  searchWords: string;
}

/** What the HTML of a page says. */
export interface ReadPage {
  hasForm: boolean;
  parts: readonly Part[];
}

/** Reads the words of a page from its HTML. */
export function readForSearch(path: string, body: string): ReadPage {
  const main = parse(body).querySelector('main');
  if (!main) throw new Error(`${path} has no <main>, in which the search looks for words.`);
  return { hasForm: main.querySelector('form') !== null, parts: partsOf(main) };
}

/**
 * What the search of the site finds, as JSON: pages, the sections under their headings, and what the tools draw from
 * their lists. The words come from the HTML, so that a new page is found without being listed anywhere.
 */
export function searchIndex(pages: readonly IndexedPage[], content: Content): string {
  const tools = content.list(toolsCollection);
  const toolOf = (path: string) => tools.find(({ url }) => url === path);
  const nameOf = ({ path, title }: IndexedPage) => toolOf(path)?.name ?? title;
  const names = new Set(pages.map(nameOf));
  const entries = pages.flatMap((page) => entriesOf(page, { name: nameOf(page), tool: toolOf(page.path), names }));
  return JSON.stringify({
    entries: [...withoutRepeats(entries), ...eventEntries, ...termEntries],
    synonyms: searchSynonyms,
  } satisfies SearchData);
}

/** A heading and the words below it. */
export interface Part {
  heading: string;
  level: number;
  anchor: string | undefined;
  /** Whether the heading leads to another page. */
  isLink: boolean;
  lines: string[];
}

/** A page and its sections. One that is named as another page only leads there. */
function entriesOf(
  { path, description, searchWords, hasForm, parts }: IndexedPage,
  { name, tool, names }: { name: string; tool: Tool | undefined; names: ReadonlySet<string> },
): SearchEntry[] {
  const headline = parts.find(({ level }) => level === 1)?.heading;
  const entry: SearchEntry = {
    href: path,
    title: name,
    kind: tool ? 'Tool' : hasForm ? 'Form' : 'Page',
    ...(headline && headline !== name ? { headline } : {}),
    description: tool?.description ?? description,
    keywords: searchWords,
    body: '',
  };
  const own: string[] =
    path === assessmentPath ? questions.flatMap(({ question, nextStep }) => [question, nextStep]) : [];
  const sections: { level: number; section: SearchEntry }[] = [];
  for (const { heading, level, anchor, isLink, lines } of parts) {
    const around = sections.findLast((other) => other.level < level)?.section ?? entry;
    if (level === 1 || !heading) own.push(...lines);
    // What cannot be linked to belongs to what stands around it, and so does what only leads to another page.
    else if (!anchor || isLink || names.has(heading)) around.body += `\n${[heading, ...lines].join('\n')}`;
    else {
      const section = { kind: 'Section', page: name, body: lines.join('\n') } as const;
      sections.push({ level, section: { href: `${path}#${anchor}`, title: heading, ...section } });
    }
  }
  entry.body = [...own, entry.body].join('\n').trim();
  return [entry, ...sections.map(({ section }) => section)];
}

const assessmentPath = '/security-assessment-tool';

/** Neither words of the page nor seen, or words of every page. */
const ignored = 'nav, button, script, style, template, noscript, svg, [hidden], [aria-hidden="true"], [data-nosnippet]';
/** What a tool shows changes with what is entered: its headings are no places to lead to. */
const toolFrame = '[role="group"]';
/** A link that stands in no text says what a press does, and leads to a page that is found by itself. */
const isButton = (element: HTMLElement) =>
  element.rawTagName === 'a' && !/^(?:p|li|dd|dt|td|span|address|h[1-6])$/.test(element.parentNode?.rawTagName ?? '');

const blocks =
  /^(?:p|div|li|ul|ol|dl|dt|dd|table|tr|th|td|caption|section|article|form|fieldset|legend|label|option|address|header|footer|h[1-6])$/;

/** The parts of a page in their order. A section or card begins one, and its first heading names it. */
function partsOf(main: HTMLElement): Part[] {
  const parts: Part[] = [];
  let line = '';
  const current = () => parts.at(-1) ?? begin();
  function begin(): Part {
    const part: Part = { heading: '', level: 0, anchor: undefined, isLink: false, lines: [] };
    parts.push(part);
    return part;
  }
  function endLine() {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    line = '';
    // The results of a tool that nobody has used are dashes.
    if (/\p{L}/u.test(text)) current().lines.push(text);
  }
  function visit(node: Node) {
    if (node.nodeType === 3) line += node.text;
    if (node.nodeType !== 1) return;
    const element = node as HTMLElement;
    const tag = element.rawTagName?.toLowerCase() ?? '';
    if (tag !== '' && (element.matches(ignored) || isButton(element))) return;
    // Facts in one line: a kind, a date.
    const isFact = /^(?:span|time)$/.test(tag) && element.parentNode?.rawTagName === 'div';
    const isBlock = isFact || blocks.test(tag);
    if (isBlock) endLine();
    if (/^h[1-4]$/.test(tag) && !element.closest(toolFrame)) {
      const part = current().heading === '' ? current() : begin();
      Object.assign(part, {
        heading: wordsIn(element),
        level: Number(tag[1]),
        anchor: placeOf(element),
        isLink: element.querySelector('a[href^="/"]') !== null,
      });
      return;
    }
    if (tag === 'section' || tag === 'article') begin();
    element.childNodes.forEach(visit);
    if (isBlock) endLine();
  }
  visit(main);
  endLine();
  return parts;
}

const wordsIn = (element: HTMLElement) => element.text.replaceAll(/\s+/g, ' ').trim();

/**
 * Leaves out what is written on several pages: a line of many sections, which is the site's and not theirs, and a whole
 * section that stands elsewhere too, for example as an example on the home page.
 */
function withoutRepeats(entries: readonly SearchEntry[]): SearchEntry[] {
  const pagesWith = new Map<string, Set<string>>();
  for (const { href, body } of entries)
    for (const line of body.split('\n')) pagesWith.set(line, (pagesWith.get(line) ?? new Set()).add(pathOf(href)));
  const ofTheSite = (line: string) => pagesWith.get(line)!.size > 3;
  const wholes = new Map<string, SearchEntry>();
  // The last one counts: the home page comes first.
  for (const entry of entries) if (entry.page) wholes.set(`${entry.title}\n${entry.body}`, entry);
  return entries
    .filter((entry) => !entry.page || wholes.get(`${entry.title}\n${entry.body}`) === entry)
    .map((entry) => ({
      ...entry,
      body: entry.body
        .split('\n')
        .filter((line) => !ofTheSite(line))
        .join('\n'),
    }));
}

const pathOf = (href: string) => href.split('#')[0]!;

const termEntries = terms.map(
  ({ id, term, abbreviation, definition, examples, relatedTerms, category }): SearchEntry => ({
    href: `/industry-glossary#${id}`,
    title: abbreviation ? `${term} (${abbreviation})` : term,
    kind: 'Term',
    description: definition,
    body: [...examples, relatedTerms.join(', '), category].join('\n'),
  }),
);

const formatDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const eventEntries = sampleEvents.map(({ title, date, location, type, organizer, description }): SearchEntry => ({
  href: `/industry-calendar?${new URLSearchParams({ search: title })}`,
  title,
  kind: 'Event',
  description,
  keywords: `${type} event`,
  body: [location, organizer, formatDay.format(new Date(`${date}T00:00Z`))].join('\n'),
}));
