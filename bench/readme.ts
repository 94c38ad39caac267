import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const readme = join(import.meta.dirname, 'README.md');

/** One row of a table; the first cell names what was measured. */
export type Cells = readonly string[];

/** Writes a table between the markers `<!-- name -->` and `<!-- end -->` of README.md. The first column is text, the others are figures. */
export async function writeTable(name: string, head: Cells, rows: readonly Cells[]): Promise<void> {
  const lines = [head, head.map((_title, column) => (column === 0 ? '---' : '---:')), ...rows];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const text = await readFile(readme, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`);
  if (!place.test(text)) throw new Error(`bench/README.md has no place for ${name}.`);
  await writeFile(
    readme,
    text.replace(place, (_all, start, end) => start + table + end),
  );
}
