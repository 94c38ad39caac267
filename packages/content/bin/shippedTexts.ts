import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

export const root = join(import.meta.dirname, '../../..');

/** Digests of the shipped texts, to recognise those that nobody has changed. */
export const digestsFile = join(import.meta.dirname, 'shipped-texts.json');

/** A text in a source file. */
export interface Text {
  /** From 1. */
  line: number;
  text: string;
}

/**
 * The files with texts of the owner and the trade: entries and their options, pages, forms, and the stories' examples.
 */
const files = [
  'packages/content/src/{owner,navigation,ventureLinks}.ts',
  'packages/content/src/collections/*/{entries,index}.ts',
  'packages/content/src/shapes/kinds.ts',
  'packages/content/src/documents/*.ts',
  'packages/content/src/forms/*/definition.ts',
  'packages/content/src/forms/{channel,fields}.ts',
  'packages/content/src/admin/*/sample*.ts',
  'packages/content/src/{cards,sections}/**/*.stories.tsx',
  'apps/site/src/pages/*/page.ts',
  'apps/site/src/search/{starts,synonyms}.ts',
];

export const filesWithWords = (): string[] => globSync(files, { cwd: root }).toSorted();

const severalWords = /\p{L}{2,}[,;:.!?]?\s+\S*\p{L}/u;
/** A displayed word. Identifiers, such as icon or field names, start with a lower-case letter. */
const shownWord = /^\p{Lu}[\p{L}\p{N}’-]+$/u;

/** Search terms are typed by visitors; the stories' examples are full of identifiers. */
function isText(file: string, text: string): boolean {
  if (file.endsWith('/synonyms.ts')) return /\p{L}/u.test(text);
  return severalWords.test(text) || (!file.endsWith('.stories.tsx') && shownWord.test(text));
}

/**
 * The texts in a source file, in order: without page fields, which are editor labels, and without comments, imports or
 * test titles.
 */
export function textsOf(file: string): Text[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  const found: { start: number; text: string }[] = [];
  // Form options: `['msp', 'MSP brief']`. URLs and stored messages contain the first one.
  const answers = new Set<number>();
  const left: [start: number, end: number][] = [];
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier') return;
      const isOfTheEditor = file.endsWith('/page.ts') && key.name === 'fields';
      if (isOfTheEditor || key.name === 'play') left.push([value.start, value.end]);
    },
    ArrayExpression: ({ elements: [value, label, ...more] }) => {
      const isPair = more.length === 0 && value?.type === 'Literal' && label?.type === 'Literal';
      if (isPair && typeof label.value === 'string' && isText(file, label.value)) answers.add(value.start);
    },
    ImportDeclaration: ({ start, end }) => left.push([start, end]),
    Literal: ({ start, value }) => {
      if (typeof value === 'string') found.push({ start, text: value });
    },
    TemplateElement: ({ start, value }) => found.push({ start, text: value.cooked ?? '' }),
  }).visit(program);
  return found
    .filter(({ start, text }) => isText(file, text) || answers.has(start))
    .filter(({ start }) => !left.some(([from, to]) => from <= start && start < to))
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text }));
}

/** Pages that the product itself links to. */
const kept = ['auth', 'home', 'not-found', 'recipes'];

/** The paths of the pages, which are their folder names, without the fixed ones. */
export const addresses = (): string[] =>
  globSync('apps/site/src/pages/*/page.ts', { cwd: root })
    .map((file) => file.split('/').at(-2)!)
    .filter((name) => !kept.includes(name))
    .map((name) => `/${name}`)
    .toSorted();

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The digests of all current texts and paths, in order. */
export function currentDigests(): string[] {
  const texts = filesWithWords().flatMap((file) => textsOf(file).map(({ text }) => text));
  return [...new Set([...texts, ...addresses()].map(digestOf))].toSorted();
}
