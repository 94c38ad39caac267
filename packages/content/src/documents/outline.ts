import type { DocumentOutline } from '../shapes/shapes';
import type { DocumentBlock, SiteDocument } from './document';
import { countWords, textsOf } from './texts';

type Table = Extract<DocumentBlock, { kind: 'table' }>;

// PAGE-48
/**
 * The data for a document's cover: the sections' shares by word count, and the main table. That is the first one with
 * figures in one unit, drawn as bars; otherwise the first one, shaded by text length.
 */
export function outlineOf({ sections }: Pick<SiteDocument, 'sections'>): DocumentOutline {
  const words = sections.map(({ heading, blocks }) => countWords([heading, ...blocks.flatMap(textsOf)]));
  const tables = sections.flatMap(({ blocks }) => blocks.filter(isTable));
  const bars = tables.map(figuresOf).find((rows) => rows !== null);
  const shades = tables.map(lengthsOf).find((rows) => rows !== null);
  return {
    parts: inPercent(
      words,
      words.reduce((sum, count) => sum + count, 0),
    ),
    ...(bars ? { bars } : shades && { shades }),
  };
}

const isTable = (block: DocumentBlock): block is Table =>
  typeof block === 'object' && 'kind' in block && block.kind === 'table';

/** The rows of the columns with the most common unit, in percent of their maximum; null if there are none. */
function figuresOf({ columns, rows }: Table): number[][] | null {
  const byUnit = new Map<string, number[]>();
  for (const [index, { figures }] of columns.entries()) {
    const units = new Set(rows.map((row) => row[index]!.replace(number, '')));
    const [unit] = units;
    if (!figures || units.size !== 1 || !rows.every((row) => number.test(row[index]!))) continue;
    byUnit.set(unit!, [...(byUnit.get(unit!) ?? []), index]);
  }
  const [drawn] = [...byUnit.values()].toSorted((one, other) => other.length - one.length);
  if (!drawn) return null;
  const figures = rows.map((row) => drawn.map((index) => Number(number.exec(row[index]!)![0].replaceAll(',', ''))));
  const greatest = Math.max(...figures.flat());
  return figures.map((row) => inPercent(row, greatest));
}

const number = /\d[\d,]*(?:\.\d+)?/;

/** The lengths of all texts except row names, in percent of the longest in their column; null if there are none. */
function lengthsOf({ columns, rows }: Table): number[][] | null {
  if (rows.length === 0 || columns.length < 2) return null;
  const longest = columns.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)));
  return rows.map((row) => row.slice(1).flatMap((text, index) => inPercent([text.length], longest[index + 1]!)));
}

const inPercent = (values: readonly number[], whole: number) =>
  values.map((value) => (whole > 0 ? Math.round((value / whole) * 100) : 0));
