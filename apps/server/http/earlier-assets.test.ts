import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from './earlier-assets.ts';
import { openStaticSite } from './static-files.ts';

let root: string;
let clientDir: string;
let dataDir: string;
let lines: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'advisor-assets-'));
  clientDir = join(root, 'dist/client');
  dataDir = join(root, 'data');
  lines = [];
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a build with one script, and starts a server with it as `startServer` does. */
function deploy(script: string): (path: string) => Response {
  rmSync(clientDir, { recursive: true, force: true });
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'assets', script), `// ${script}`);
  writeFileSync(join(clientDir, '404.html'), 'not found');
  const table = {
    siteUrl: 'https://site.example',
    redirects: {},
    pages: {},
    notFound: { file: '404.html', csp: '' },
  };
  writeFileSync(join(root, 'dist/serve.json'), JSON.stringify(table));
  const log = (line: string) => lines.push(line);
  // Starts are seconds apart at least, these are not.
  for (const folder of globSync(join(dataDir, 'assets/*'))) {
    const earlier = statSync(folder).mtimeMs / 1000 - 10;
    utimesSync(folder, earlier, earlier);
  }
  const { answer } = openStaticSite(clientDir, {
    log,
    earlierAssets: keepAssets(dataDir, clientDir, log),
  });
  return (path) => answer(new Request(`https://site.example${path}`));
}

it('a page that was opened before a deployment finds its scripts, until three more have followed', async () => {
  deploy('page-1.js');
  let get = deploy('page-2.js');
  const answer = get('/assets/page-1.js');
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    '// page-1.js',
  ]);
  expect(get('/assets/page-2.js').status).toBe(200);
  deploy('page-3.js');
  get = deploy('page-4.js');
  expect(get('/assets/page-1.js').status).toBe(200);
  get = deploy('page-5.js');
  expect([1, 2, 3, 4, 5].map((build) => get(`/assets/page-${build}.js`).status)).toEqual([404, 200, 200, 200, 200]);
  expect(lines).toEqual(['Not found: /assets/page-1.js']);
});

it('a build that was put in place again counts as the latest', () => {
  for (const page of [1, 2, 1, 3, 4]) deploy(`page-${page}.js`);
  const get = deploy('page-5.js');
  expect([1, 2, 3, 4, 5].map((build) => get(`/assets/page-${build}.js`).status)).toEqual([200, 404, 200, 200, 200]);
});

it('a start with the same build keeps nothing twice', () => {
  deploy('page-1.js');
  deploy('page-1.js');
  expect(readdirSync(join(dataDir, 'assets'))).toHaveLength(1);
});

it('a folder that cannot be written to does not keep the site from starting', () => {
  mkdirSync(dataDir, { recursive: true });
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(dataDir, 'assets'), 'a file where the folder should be');
  expect(keepAssets(dataDir, clientDir, (line) => lines.push(line))).toEqual([]);
  expect(lines).toEqual([expect.stringContaining('The assets of earlier builds are not kept')]);
});

it('a copy that was cut off is not served and is replaced', () => {
  deploy('page-1.js');
  const [build] = readdirSync(join(dataDir, 'assets'));
  mkdirSync(join(dataDir, 'assets', `${build}.tmp`));
  rmSync(join(dataDir, 'assets', build!), { recursive: true });
  deploy('page-1.js');
  expect(existsSync(join(dataDir, 'assets', `${build}.tmp`))).toBe(false);
  expect(deploy('page-2.js')('/assets/page-1.js').status).toBe(200);
});
