import { tools } from '@advisor/content/lists';
import type { GlossaryTerm } from '@advisor/tools/industry-glossary/engine';
import { terms } from '@advisor/tools/industry-glossary/terms';
import MiniSearch from 'minisearch';
import { parse } from 'node-html-parser';
import { searchOptions, type SearchEntry } from '../src/searchIndex.ts';

/** A page as the index sees it: its words in the route table, and the HTML it was written with. */
export interface IndexedPage {
  path: string;
  title: string;
  description: string;
  body: string;
}

/** The index of the site's search, as JSON: pages, tools under their own names and words, and the terms of the glossary. */
export function searchIndex(pages: readonly IndexedPage[]): string {
  const index = new MiniSearch(searchOptions);
  index.addAll([...pages.map(entryOf), ...terms.map(termEntry)]);
  return JSON.stringify(index);
}

function entryOf({ path, title, description, body }: IndexedPage): SearchEntry {
  const tool = tools.find(({ url }) => url === path);
  const headings = parse(body)
    .querySelectorAll('main :is(h1, h2, h3)')
    .map(({ text }) => text);
  return {
    href: path,
    title: tool?.name ?? title,
    description: tool?.description ?? description,
    kind: tool ? 'Tool' : 'Page',
    headings: [...new Set(headings)].join('\n'),
  };
}

function termEntry({ id, term, abbreviation, definition, relatedTerms }: GlossaryTerm): SearchEntry {
  return {
    href: `/industry-glossary#${id}`,
    title: abbreviation ? `${term} (${abbreviation})` : term,
    description: definition,
    kind: 'Term',
    headings: relatedTerms.join('\n'),
  };
}
