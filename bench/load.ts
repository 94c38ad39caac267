import autocannon from 'autocannon';
import { join } from 'node:path';
import { writeTable } from './readme.ts';
import { emptyDataDir, newDataDir, removeDataDir, startSite, type Site } from '../tests/journeys/site.ts';
import { flood } from '../tests/security/support/flood.ts';
import { findPostgres, startPostgres } from '../tests/security/support/postgres-server.ts';

/**
 * Measures the throughput of the server on its embedded database, and on PostgreSQL with one process and with two: a
 * page, a list of recipes, messages and sign-ins, each with 10 clients that ask as fast as they are answered; and
 * messages while others flood the tables without an account. Writes its table to README.md. Exits with 1 if a figure
 * misses its goal.
 */

const clients = 10;
const seconds = 15;
const recipes = 200;
const floodRequests = 60_000;

/** Goals, by row: at least so many requests a second, or at most so many ms for the 99th percentile. */
const goals: Record<string, { rate?: number; slowest?: number }> = {
  'embedded, recipes': { rate: 600 },
  'embedded, messages': { slowest: 100 },
  'embedded, messages during a flood': { slowest: 200 },
  'PostgreSQL, 2 processes, recipes': { rate: 1_500 },
};

const rows: string[][] = [];
const missed: string[] = [];

function addRow(title: string, rate: number, median: number, slowest: number): void {
  const goal = goals[title];
  const isMissed = (goal?.rate ?? 0) > rate || (goal?.slowest ?? Infinity) < slowest;
  if (isMissed) missed.push(title);
  const atLeast = goal?.rate ? `≥ ${goal.rate}/s` : '';
  const atMost = goal?.slowest ? `≤ ${goal.slowest} ms` : '';
  rows.push([title, ...[rate, median, slowest].map((figure) => figure.toFixed(0)), atLeast + atMost]);
  console.log(rows.at(-1)!.join('\t') + (isMissed ? '\tmissed' : ''));
}

/** Requests of all clients, spread over the processes. Latencies are those of the slower process. */
async function measureRequests(title: string, sites: Site[], path: string, headers: Record<string, string>) {
  const connections = clients / sites.length;
  const run = (duration: number) =>
    Promise.all(sites.map(({ url }) => autocannon({ url: url + path, headers, connections, duration })));
  await run(3);
  const results = await run(seconds);
  const failed = results.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0);
  if (failed > 0) throw new Error(`${title}: ${failed} requests failed.`);
  const rate = results.reduce((sum, { requests }) => sum + requests.average, 0);
  const slowest = (of: 'p50' | 'p99') => Math.max(...results.map(({ latency }) => latency[of]));
  addRow(title, rate, slowest('p50'), slowest('p99'));
}

let networks = 0;
/**
 * A header of a network that has asked for nothing yet: limits are per network, and MESSAGE_LIMIT_FACTOR raises the
 * global ones. Below the limits no proof of work is required.
 */
function fromNewNetwork(): Record<string, string> {
  const network = networks++;
  return { 'x-forwarded-for': `10.${(network >> 8) & 255}.${network & 255}.1` };
}

interface Post {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Posts sequentially until it is over, each from another network. Returns the latencies in ms. */
async function postUntil(isOver: () => boolean, { url }: Site, { path, headers, body }: Post): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...fromNewNetwork() },
      body,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was refused: ${text}`);
    times.push(performance.now() - start);
  }
  return times;
}

function addTimes(title: string, times: number[], duration: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const [median, slowest] = [0.5, 0.99].map((part) => sorted[Math.floor(sorted.length * part)]!);
  addRow(title, (sorted.length * 1000) / duration, median!, slowest!);
}

async function measurePosts(title: string, sites: Site[], post: Post) {
  const run = async (seconds: number) => {
    const start = performance.now();
    const isOver = () => performance.now() - start > seconds * 1000;
    const client = (_: unknown, index: number) => postUntil(isOver, sites[index % sites.length]!, post);
    const times = await Promise.all(Array.from({ length: clients }, client));
    return { times: times.flat(), ms: performance.now() - start };
  };
  await run(3);
  const { times, ms } = await run(seconds);
  addTimes(title, times, ms);
}

const message: Post = {
  path: '/functions/v1/send-contact-email',
  headers: {},
  body: JSON.stringify({ formType: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' }),
};

/** One client's messages while ten flood the tables: half of the requests from one address, half from changing networks. */
async function measureFlood(title: string, site: Site) {
  const requests = Array.from({ length: 5_000 }, (_, index) => ({
    path: '/rest/v1/recipes?title=eq.x',
    headers: { 'x-forwarded-for': index % 2 === 0 ? '192.0.2.1' : `10.${index >> 8}.${index & 255}.7` },
  }));
  let isOver = false;
  const start = performance.now();
  const flooding = flood({ url: site.url, count: floodRequests, clients, requests }).finally(() => (isOver = true));
  const [times] = await Promise.all([postUntil(() => isOver, site, message), flooding]);
  addTimes(title, times, performance.now() - start);
}

async function measure(name: string, sites: Site[]) {
  const [{ local, service }] = sites as [Site];
  const { error } = await service.from('recipes').insert(
    Array.from({ length: recipes }, (_, index) => ({
      title: `Recipe ${index}`,
      ingredients: ['Flour', 'Water', 'Salt'],
      instructions: 'Mix, wait, bake. '.repeat(10),
    })),
  );
  if (error) throw new Error(error.message);
  const secret = { apikey: local.secretKey, authorization: `Bearer ${local.secretKey}` };
  const list = '/rest/v1/recipes?select=*&order=created_at.desc&limit=20';
  await measureRequests(`${name}, /home`, sites, '/home', { 'accept-encoding': 'br' });
  await measureRequests(`${name}, recipes`, sites, list, secret);
  await measurePosts(`${name}, messages`, sites, message);
  await measurePosts(`${name}, sign-ins`, sites, {
    path: '/auth/v1/token?grant_type=password',
    headers: { apikey: local.publishableKey },
    body: JSON.stringify({ email: local.ownerEmail, password: local.ownerPassword }),
  });
}

async function withSites(count: number, env: Record<string, string>, use: (sites: Site[]) => Promise<void>) {
  const sites: Site[] = [];
  const settings = { ...env, TRUST_PROXY: '1', MESSAGE_LIMIT_FACTOR: '1000' };
  for (let index = 0; index < count; index++) {
    const dataDir = env.DATABASE_URL ? await emptyDataDir() : await newDataDir();
    sites.push(await startSite({ dataDir, env: settings, keepFirstPassword: index > 0 }));
  }
  await use(sites);
  for (const site of sites) {
    await site.stop();
    await removeDataDir(site.dataDir);
  }
}

await withSites(1, {}, async (sites) => {
  await measure('embedded', sites);
  await measureFlood('embedded, messages during a flood', sites[0]!);
});

const bin = findPostgres();
if (!bin) throw new Error('PostgreSQL is missing: apt-get install postgresql');
for (const count of [1, 2]) {
  const postgres = await startPostgres(bin, { isDurable: true });
  const keys = await emptyDataDir();
  await withSites(count, { DATABASE_URL: postgres.url, SECRETS_FILE: join(keys, 'keys.json') }, (sites) =>
    measure(`PostgreSQL, ${count === 1 ? 'one process' : `${count} processes`}`, sites),
  );
  await postgres.stop();
  await removeDataDir(keys);
}

await writeTable('load', ['asked for', 'requests/s', 'median ms', '99th percentile ms', 'goal'], rows);
if (missed.length > 0) {
  console.error(`Missed: ${missed.join('; ')}`);
  process.exit(1);
}
