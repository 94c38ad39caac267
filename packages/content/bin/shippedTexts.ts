import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

export const root = join(import.meta.dirname, '../../..');

/** The digests of the texts that ship, so that a text is known as long as nobody has changed it. */
export const digestsFile = join(import.meta.dirname, 'shipped-texts.json');

/** A text of one source file. */
export interface Text {
  /** Counted from 1. */
  line: number;
  text: string;
}

/** Where the words of the owner and of the trade stand: entries and their choices, pages, forms, and the examples of stories. */
const files = [
  'packages/content/src/{owner,navigation,ventureLinks}.ts',
  'packages/content/src/collections/*/{entries,index}.ts',
  'packages/content/src/shapes/kinds.ts',
  'packages/content/src/documents/*.ts',
  'packages/content/src/forms/*/definition.ts',
  'packages/content/src/forms/{channel,fields}.ts',
  'packages/content/src/admin/sample*.ts',
  'packages/content/src/{cards,sections}/**/*.stories.tsx',
  'apps/site/src/pages/*/page.ts',
  'apps/site/src/search/{starts,synonyms}.ts',
];

export const filesWithWords = (): string[] => globSync(files, { cwd: root }).toSorted();

const severalWords = /\p{L}{2,}[,;:.!?]?\s+\S*\p{L}/u;
/** A word that is shown. What is not, such as the name of an icon or of a field, begins with a small letter. */
const shownWord = /^\p{Lu}[\p{L}\p{N}’-]+$/u;

/** The words of the search are typed by visitors; the examples of stories are full of names of code. */
function isText(file: string, text: string): boolean {
  if (file.endsWith('/synonyms.ts')) return /\p{L}/u.test(text);
  return severalWords.test(text) || (!file.endsWith('.stories.tsx') && shownWord.test(text));
}

/**
 * The texts in a source file, in its order: not the fields of a page, which are labels of the editor, not the stories that show
 * states or mistakes, and no comments, imports or names of tests.
 */
export function textsOf(file: string): Text[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  const found: { start: number; text: string }[] = [];
  // Answers of a form: `['msp', 'MSP brief']`. Addresses and stored messages have the first.
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
    ExportNamedDeclaration: ({ start, end }) => {
      if (/^ {2}tags: \['!(dev|manifest)'/m.test(source.slice(start, end))) left.push([start, end]);
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

/** Pages that the product itself leads to. */
const kept = ['auth', 'home', 'not-found', 'recipes'];

/** The addresses of the pages, which are the names of their folders, without those that stay. */
export const addresses = (): string[] =>
  globSync('apps/site/src/pages/*/page.ts', { cwd: root })
    .map((file) => file.split('/').at(-2)!)
    .filter((name) => !kept.includes(name))
    .map((name) => `/${name}`)
    .toSorted();

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The digests of all texts and addresses as they stand now, in order. */
export function currentDigests(): string[] {
  const texts = filesWithWords().flatMap((file) => textsOf(file).map(({ text }) => text));
  return [...new Set([...texts, ...addresses()].map(digestOf))].toSorted();
}
