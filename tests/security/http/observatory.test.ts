import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';
import { startHttpsProxy, type HttpsProxy } from '../support/https-proxy.ts';

/** Mozilla's HTTP Observatory: its own scanner, on the site behind https. */

const site = useSite();
let front: HttpsProxy;

beforeAll(async () => {
  front = await startHttpsProxy(site.url);
});

afterAll(() => front?.close());

interface Scan {
  path: string;
  grade: string;
  score: number;
  testsFailed: number;
  tests: Record<string, { pass: boolean | null; result: string }>;
}

const paths = ['/', '/contact', '/auth', '/admin/recipes'];

/** Scans in a separate process, because trusted certificates are set at its start. The command line takes no port. */
async function scanAll(): Promise<Scan[]> {
  const certificate = join(site.dataDir, 'certificate.pem');
  await writeFile(certificate, front.certificate);
  // The HSTS preload list is fetched at install, which is not allowed here. This machine is not on it.
  const program = `
    import fs from 'node:fs';
    const { readFileSync } = fs;
    fs.readFileSync = (path, ...rest) => (String(path).endsWith('hsts-preload.json') ? '{}' : readFileSync(path, ...rest));
    const { scan } = await import('@mdn/mdn-http-observatory');
    const scans = [];
    for (const path of ${JSON.stringify(paths)}) {
      const { scan: { grade, score, testsFailed }, tests } = await scan(${JSON.stringify(`localhost:${front.port}`)} + path);
      scans.push({ path, grade, score, testsFailed, tests });
    }
    process.stdout.write(JSON.stringify(scans), () => process.exit(0));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
  });
  let printed = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  await once(child, 'close');
  if (!printed) throw new Error(`The scanner printed nothing: ${errors}`);
  return JSON.parse(printed) as Scan[];
}

it('every kind of page has the top grade', async () => {
  const scans = (await scanAll()).map(({ tests, ...scan }) => ({
    ...scan,
    failed: Object.entries(tests).filter(([, { pass }]) => pass === false),
  }));
  expect(scans).toEqual(
    paths.map((path) => ({ path, grade: 'A+', score: expect.any(Number), testsFailed: 0, failed: [] })),
  );
  for (const { path, score } of scans) expect(score, path).toBeGreaterThanOrEqual(100);
});
