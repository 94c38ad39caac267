import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findPlaceholders } from './findPlaceholders.ts';
import { addresses, digestOf, digestsFile, filesWithWords, textsOf } from './shippedTexts.ts';

/**
 * Prints what an owner replaces: every place of the content and of the packages' manifests that still holds an invented value, as
 * `file:line  value  what belongs there`; for each file how many of its texts are as they shipped, with `--all` each of
 * them; and the addresses of pages that are as they shipped.
 */
const source = join(import.meta.dirname, '../src');
const packages = join(import.meta.dirname, '../..');
const lists = globSync('collections/*/entries.ts', { cwd: source });
const pages = join(import.meta.dirname, '../../../apps/site/src/pages');

const files = [
  ...['owner.ts', 'navigation.ts', ...lists.toSorted()].map((name) => join(source, name)),
  ...globSync('*/page.ts', { cwd: pages })
    .toSorted()
    .map((name) => join(pages, name)),
  ...globSync('*/package.json', { cwd: packages }).map((name) => join(packages, name)),
];
const rows = files.flatMap((file) => {
  const path = relative(process.cwd(), file);
  const text = readFileSync(file, 'utf8');
  // An object alone is no program: in brackets, JSON is an expression.
  const found = file.endsWith('.json') ? findPlaceholders(`${path}.ts`, `(${text})`) : findPlaceholders(path, text);
  return found.map(({ line, value, what }) => ({
    place: `${path}:${line}`,
    value: value.length > 60 ? `${value.slice(0, 59)}…` : value,
    what,
  }));
});

const width = (key: 'place' | 'value') => Math.max(0, ...rows.map((row) => row[key].length));
const [placeWidth, valueWidth] = [width('place'), width('value')];
for (const { place, value, what } of rows)
  console.log(`${place.padEnd(placeWidth)}  ${value.padEnd(valueWidth)}  ${what}`);
console.log(rows.length === 0 ? 'No placeholder is left.' : `\n${rows.length} placeholders to replace.`);

const shipped = new Set(JSON.parse(readFileSync(digestsFile, 'utf8')) as string[]);
const left = filesWithWords().flatMap((file) => {
  const texts = textsOf(file).filter(({ text }) => shipped.has(digestOf(text)));
  return texts.length > 0 ? [{ file, texts }] : [];
});
const count = left.reduce((sum, { texts }) => sum + texts.length, 0);
if (count > 0) console.log('\nTexts as they shipped:');
for (const { file, texts } of left) {
  console.log(`${String(texts.length).padStart(5)}  ${file}`);
  if (process.argv.includes('--all'))
    for (const { line, text } of texts) console.log(`       ${file}:${line}  ${text.replaceAll(/\s+/g, ' ')}`);
}
console.log(
  count === 0
    ? 'No text is as it shipped.'
    : `\n${count} texts in ${left.length} files are as they shipped. “pnpm placeholders --all” prints each.`,
);

const old = addresses().filter((address) => shipped.has(digestOf(address)));
if (old.length > 0)
  console.log(
    `\n${old.length} addresses are as they shipped; each is the name of its folder in apps/site/src/pages:\n${old.join('  ')}`,
  );
