import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The most that the first load of a marketing page may weigh, in bytes as sent. `html` includes the styles inside it. */
export const budgets = { scripts: 75_000, styles: 12_000, html: 20_000, fonts: 55_000, total: 200_000 } as const;

export type Weight = Record<keyof typeof budgets, number>;

const modules = /(?<=<div id="_root" [^>]*)\/(assets\/[^" ]+\.js)/g;
const fonts = /<link rel="preload" href="\/(assets\/[^"]+\.woff2)"/g;
const pictures = /<(?:img[^>]*? src|link rel="icon" href|link rel="preload" href)="\/([^"]+\.(?!woff2)[^".]+)"/g;

/** What a page asks for before anyone acts. `client` is the folder that is served, with the compressed copies in it. */
export function weigh(page: string, client: string): Weight {
  const html = readFileSync(join(client, page), 'utf8');
  const sizeOf = (file: string) =>
    (statSync(join(client, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(client, file))).size;
  const sizesOf = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map((match) => match[1]!))].reduce(
      (total, file) => total + sizeOf(file),
      0,
    );
  const parts = { html: sizeOf(page), scripts: sizesOf(modules), fonts: sizesOf(fonts) };
  return {
    ...parts,
    styles: brotliCompressSync([...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1]!).join('')).length,
    total: parts.html + parts.scripts + parts.fonts + sizesOf(pictures),
  };
}
