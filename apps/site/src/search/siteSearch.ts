import MiniSearch from 'minisearch';
import type { EntryKind, SearchData, SearchEntry } from './entries';
import { excerptOf } from './excerpt';
import { closestWord, isSwapOf, slipsIn } from './spelling';
import { rangesOf, stemOf, stopWords, wordsOf, type Range } from './words';

/** A place that was found, as it is shown. */
export interface Found {
  href: string;
  title: string;
  titleMarks: readonly Range[];
  description: string;
  descriptionMarks: readonly Range[];
  /** What it is, or the page on which it stands. */
  kind: string;
}

export interface SiteSearch {
  /** The places that fit a query, best first; none for a blank one. */
  find: (query: string) => Found[];
  /** The query in the closest spelling that finds something, or `undefined`. */
  closest: (query: string) => string | undefined;
}

/** What the index holds of an entry. */
type Field = 'title' | 'heading' | 'keywords' | 'context' | 'body';
type Indexed = Record<Field, string> & { id: number };

/** Where a word stands matters more than how often. */
const boost: Record<Field, number> = { title: 12, heading: 6, keywords: 5, body: 1, context: 0.7 };

/** Pages and tools come before parts of them, and these before definitions. */
const weightOf: Record<EntryKind, number> = { Page: 1, Tool: 1.1, Form: 1, Event: 0.7, Section: 0.55, Term: 0.4 };

/** What a page gains by the best of its sections. */
const fromSection = 0.3;

/** A title that is the query, word for word, is what was meant: how much more it counts. */
const exactTitle = 4;
const exactTerm = 1.2;

/** Another word for the same counts less than the word itself, and so does a beginning or a slip. */
const asSynonym = 0.6;
const weights = { prefix: 0.5, fuzzy: 0.4 };
const most = 20;
const maxPerPage = 3;

/** Makes the search of the site from what the build has gathered. Takes some 50 ms on a slow phone. */
export function siteSearch({ entries, synonyms }: SearchData): SiteSearch {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    // Both forms: what is being typed is the beginning of the word and not of its stem.
    processTerm: (word) => {
      vocabulary.add(word);
      const stem = stemOf(word);
      return stem === word ? word : [word, stem];
    },
    // Long lists of words are no worse than short ones.
    searchOptions: { processTerm: (word) => word, boost, weights, bm25: { k: 1.2, b: 0.3, d: 0.5 } },
  });
  index.addAll(entries.map(indexed));
  const places = new Map(entries.map(({ href }, id) => [href, id]));
  /** The place of the page of each section, by whose words it is found too. */
  const pageOf = entries.map((entry) => (isPart(entry) ? places.get(pathOf(entry)) : undefined));
  const words = [...vocabulary];
  for (const word of words) vocabulary.add(stemOf(word));
  const phrases = synonyms.map((group) => group.map((phrase) => wordsOf(phrase)));

  /** The entries in which one part of a query stands, in one of its meanings. */
  function search({ meanings }: Part): Map<number, Hit> {
    const found = new Map<number, Hit>();
    const length = meanings[0]!.length;
    meanings.forEach((meaning, place) => {
      // A phrase of three words is no better than one word that means the same.
      const factor = place === 0 ? 1 : (asSynonym * length) / meaning.length;
      for (const { id, score, terms, match } of index.search({ combineWith: 'AND', queries: meaning.map(variants) })) {
        const isOwn = Object.values(match).some((fields) => fields.some((field) => field !== 'context'));
        const other = found.get(id as number);
        found.set(id as number, {
          score: Math.max(score * factor, other?.score ?? 0),
          terms: [...terms, ...(other?.terms ?? [])],
          isOwn: isOwn || (other?.isOwn ?? false),
        });
      }
    });
    for (const [id, { score, terms, isOwn }] of found) {
      const page = pageOf[id];
      if (page === undefined || !isOwn) continue;
      const whole = found.get(page) ?? { score: 0, terms: [], isOwn: true };
      const gain = Math.max(whole.gain ?? 0, score * fromSection);
      found.set(page, {
        score: whole.score + gain - (whole.gain ?? 0),
        gain,
        terms: [...whole.terms, ...terms],
        isOwn: true,
      });
    }
    return found;
  }

  /** How a word may stand in the index: as it is, by its stem, as a beginning, or else with a slip. */
  function variants({ word, isTyped }: Word) {
    const stem = stemOf(word);
    const isKnown = vocabulary.has(word) || vocabulary.has(stem);
    const isBeginning = isTyped || !isKnown;
    const begins = isBeginning && words.some((known) => known.startsWith(word));
    const swapped = isKnown || begins ? [] : words.filter((known) => isSwapOf(known, word));
    const slips = isKnown || begins || swapped.length > 0 ? 0 : slipsIn(word);
    const queries = [
      ...new Set(swapped.length > 0 ? swapped : [word, stem]),
      ...(begins && (word.length > 2 || isTyped) ? [{ queries: [word], prefix: true }] : []),
      ...(slips > 0 ? [{ queries: [word], fuzzy: slips }] : []),
    ];
    return { combineWith: 'OR' as const, queries };
  }

  function find(query: string): Found[] {
    const parts = partsOf(query, phrases);
    if (parts.length === 0) return [];
    const hits = parts.map(search);
    const asked = wordsOf(query).map(stemOf).join(' ');
    const scored = [...new Set(hits.flatMap((hit) => [...hit.keys()]))].flatMap((id) => {
      const results = hits.flatMap((hit) => hit.get(id) ?? []);
      const entry = entries[id]!;
      if (results.length < required(parts.length) || !results.some(({ isOwn }) => isOwn)) return [];
      const isExact = titlesOf(entry).some((title) => wordsOf(title).map(stemOf).join(' ') === asked);
      const sum = results.reduce((total, result) => total + result.score, 0);
      const score = sum * weightOf[entry.kind] * (isExact ? (entry.kind === 'Term' ? exactTerm : exactTitle) : 1);
      return [{ id, score, covered: results.length, terms: new Set(results.flatMap(({ terms }) => terms)) }];
    });
    const best = Math.max(0, ...scored.map(({ covered }) => covered));
    const ranked = scored
      .filter(({ covered }) => covered === best)
      .toSorted((one, other) => other.score - one.score || one.id - other.id);
    const seen = new Map<string, number>();
    return ranked
      .filter(({ id }) => {
        const path = pathOf(entries[id]!);
        seen.set(path, (seen.get(path) ?? 0) + 1);
        return seen.get(path)! <= maxPerPage;
      })
      .slice(0, most)
      .map(({ id, terms }) => shown(entries, entries[id]!, terms));
  }

  function closest(query: string): string | undefined {
    const corrected = wordsOf(query).map((word) =>
      stopWords.has(word) || vocabulary.has(word) || vocabulary.has(stemOf(word)) ? word : closestWord(word, words),
    );
    const text = corrected.join(' ');
    return text !== wordsOf(query).join(' ') && find(text).length > 0 ? text : undefined;
  }

  return { find, closest };
}

/** That a part of a query stands in an entry. */
interface Hit {
  score: number;
  /** As they stand in the index. */
  terms: string[];
  /** Whether it stands in the words of the entry itself, and not only in the title of the page around it. */
  isOwn: boolean;
  /** What of the score comes from a section of the page. */
  gain?: number;
}

/** A word of a query, and whether it may go on because it is the last one. */
interface Word {
  word: string;
  isTyped: boolean;
}

/** What a query asks for once: a word or a phrase, and other words for the same. The first meaning is what was typed. */
interface Part {
  meanings: Word[][];
}

/** Cuts a query into its parts: phrases that have synonyms first, then the words that say something. */
function partsOf(query: string, synonyms: readonly (readonly string[][])[]): Part[] {
  const words = wordsOf(query);
  const stemmed = words.map(stemOf);
  const parts: (Part & { isEmpty: boolean })[] = [];
  const typed = (from: number, to: number): Word[] =>
    words
      .slice(from, to)
      .map((word, place) => ({ word, isTyped: from + place === words.length - 1 && !query.endsWith(' ') }));
  for (let at = 0; at < words.length;) {
    const startsHere = (phrase: string[]) => phrase.every((word, place) => stemOf(word) === stemmed[at + place]);
    const groups = synonyms.filter((group) => group.some(startsHere));
    const length = Math.max(1, ...groups.flatMap((group) => group.filter(startsHere).map((phrase) => phrase.length)));
    const others = groups
      .filter((group) => group.some((phrase) => phrase.length === length && startsHere(phrase)))
      .flatMap((group) => group.filter((phrase) => !startsHere(phrase)));
    const meanings = [
      typed(at, at + length),
      ...others.map((phrase) => phrase.map((word) => ({ word, isTyped: false }))),
    ];
    parts.push({ meanings, isEmpty: others.length === 0 && stopWords.has(words[at]!) });
    at += length;
  }
  const telling = parts.filter(({ isEmpty }) => !isEmpty);
  // Who asks for "who" and nothing else means it.
  return telling.length > 0 ? telling : parts;
}

/** Of how many parts of a query an entry must have something: of all, but of a long question one or two may be missing. */
const required = (parts: number) => (parts < 4 ? parts : Math.ceil(parts * 0.6));

const titlesOf = ({ title, headline }: SearchEntry) => {
  // "Managed Service Provider (MSP)" is asked for by its name and by its abbreviation.
  const abbreviation = /^(.*) \((.*)\)$/.exec(title);
  return [title, ...(headline ? [headline] : []), ...(abbreviation ? abbreviation.slice(1) : [])];
};

const pathOf = ({ href }: SearchEntry) => href.split(/[?#]/)[0]!;
const isPart = ({ page }: SearchEntry) => page !== undefined;

function indexed(
  { title, kind, headline = '', description = '', keywords = '', page = '', body }: SearchEntry,
  id: number,
): Indexed {
  const isWhole = kind === 'Page' || kind === 'Tool' || kind === 'Form';
  return {
    id,
    title: isWhole ? title : '',
    heading: isWhole ? headline : title,
    keywords,
    context: page,
    body: `${description}\n${body}`,
  };
}

function shown(entries: readonly SearchEntry[], entry: SearchEntry, terms: ReadonlySet<string>): Found {
  const isFound = (word: string) => terms.has(word) || terms.has(stemOf(word));
  const { href, title, kind, page, description = '', body } = entry;
  const parts = isPart(entry) ? [] : entries.filter((other) => isPart(other) && pathOf(other) === href);
  const texts = [description, body, ...parts.flatMap((part) => [part.title, part.body])];
  const named = new Set(wordsOf(title).map(stemOf));
  const excerpt = excerptOf(texts, (word) => isFound(word) && !named.has(stemOf(word)));
  return {
    href,
    title,
    titleMarks: rangesOf(title, isFound),
    description: excerpt,
    descriptionMarks: rangesOf(excerpt, isFound),
    kind: page ?? kind,
  };
}
