import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Renders rows as the site's build does, in small: every page carries a hash of all rows (`stamp`), each row has a page of
 * its own, and the data of a row says what goes wrong with it.
 */

const OTHER_PAGES = 40;
const csp = (text) => `default-src 'none'; script-src '${createHash('sha256').update(text).digest('hex')}'`;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const answer = (message) => parentPort.postMessage(message);

parentPort.on('message', ({ rows, changed, folder }) => {
  const is = (failure) => rows.some(({ data }) => data?.[failure]);
  if (is('crash')) process.exit(3);
  if (is('throws')) throw new Error('The page /words could not be rendered.');
  while (is('hangs'));
  if (is('greedy')) for (const held = []; ;) held.push(Array.from({ length: 1e6 }, Math.random));
  const problems = rows
    .filter(({ data }) => data?.wrong)
    .map(({ collection, key }) => ({ collection, key, field: 'wrong', message: 'Leave this empty.' }));
  const own = problems.filter(({ collection, key }) => changed.includes(`${collection}/${key}`));
  if (own.length > 0) return answer({ kind: 'refused', problems: own });
  if (is('refused')) return answer({ kind: 'failed', message: 'The feed has no title.', problems });

  const stamp = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12);
  const files = [];
  const write = (name, text) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
    files.push(name);
  };
  const pages = {};
  const page = (path, file, body) => {
    const text = `<!doctype html><title>${stamp}</title><link href="https://www.example.com${path}"><p>${body}</p>`;
    write(file, text);
    pages[path] = { file, csp: csp(stamp) };
  };
  const words = rows.filter(({ data }) => data).map(({ key, data }) => `${key}: ${data.text}`);
  page('/home', 'home.html', words.join(', '));
  for (let index = 0; index < OTHER_PAGES; index++) page(`/page-${index}`, `page-${index}.html`, `Page ${index}`);
  for (const { key, data } of rows) if (data) page(`/entries/${key}`, `entries/${key}.html`, data.text);
  write('sitemap.xml', `<urlset>${Object.keys(pages).join(' ')} ${stamp}</urlset>`);
  write(`assets/words-${stamp}.json`, JSON.stringify(words));
  if (is('incomplete')) pages['/gone'] = { file: 'gone.html', csp: '' };
  const built = JSON.parse(readFileSync(join(import.meta.dirname, '../serve.json'), 'utf8'));
  writeFileSync(join(folder, 'serve.json'), JSON.stringify({ ...built, pages: { ...built.pages, ...pages } }));
  answer({ kind: 'done', files: is('missing') ? [...files, 'missing.html'] : files, problems });
});
