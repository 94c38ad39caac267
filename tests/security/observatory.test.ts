import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataDir, removeDataDir, startSite, type Site } from '../journeys/site.ts';
import { startHttpsFront, type HttpsFront } from './https-front.ts';

/** Mozilla's HTTP Observatory: its own scanner, on the site behind https. */

let dataDir: string;
let site: Site;
let front: HttpsFront;

beforeAll(async () => {
  dataDir = await newDataDir();
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });
  front = await startHttpsFront(site.url);
});

afterAll(async () => {
  await front?.close();
  await site?.stop();
  await removeDataDir(dataDir);
});

interface Scan {
  grade: string;
  score: number;
  testsFailed: number;
  tests: Record<string, { pass: boolean | null; result: string }>;
}

/** Scans in a separate process, because trusted certificates are set at its start. The command line takes no port. */
async function scan(path: string): Promise<Scan> {
  const certificate = join(dataDir, 'certificate.pem');
  await writeFile(certificate, front.certificate);
  // The HSTS preload list is fetched at install, which is not allowed here. This machine is not on it.
  const program = `
    import fs from 'node:fs';
    const { readFileSync } = fs;
    fs.readFileSync = (path, ...rest) => (String(path).endsWith('hsts-preload.json') ? '{}' : readFileSync(path, ...rest));
    const { scan } = await import('@mdn/mdn-http-observatory');
    const { scan: { grade, score, testsFailed }, tests } = await scan(${JSON.stringify(`localhost:${front.port}${path}`)});
    process.stdout.write(JSON.stringify({ grade, score, testsFailed, tests }), () => process.exit(0));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
  });
  let printed = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  await once(child, 'close');
  if (!printed) throw new Error(`The scanner printed nothing: ${errors}`);
  return JSON.parse(printed) as Scan;
}

it.each(['/', '/contact', '/auth', '/admin/recipes'])('%s has the top grade', async (path) => {
  const { grade, score, testsFailed, tests } = await scan(path);
  const failed = Object.entries(tests).filter(([, { pass }]) => pass === false);
  expect({ grade, testsFailed, failed }).toEqual({ grade: 'A+', testsFailed: 0, failed: [] });
  expect(score).toBeGreaterThanOrEqual(100);
});
