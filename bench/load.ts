import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { writeTable } from './readme.ts';
import { newDataDir, removeDataDir, startSite } from '../tests/journeys/site.ts';
import { flood } from '../tests/security/support/flood.ts';

/**
 * Measures one server process: the throughput of a page and of a list of recipes with 10 clients and a key without rate
 * limit; the latency of messages while others flood the tables without an account; and the growth of memory over the
 * requests of ten busy minutes. Writes its table to README.md. Exits with 1 if memory grows or messages are slow.
 */

const clients = 10;
const seconds = 15;
const requests = 20_000;
const recipes = 200;
const floodRequests = 60_000;
/** 99th percentile of a message during a flood, in milliseconds. */
const maxWait = 200;
/** Relative to the memory after a third of the requests. */
const maxGrowth = 1.15;

const dataDir = await newDataDir();
const site = await startSite({ dataDir, env: { TRUST_PROXY: '1', MESSAGE_LIMIT_FACTOR: '1000' } });

await site.service.from('recipes').insert(
  Array.from({ length: recipes }, (_, index) => ({
    title: `Recipe ${index}`,
    ingredients: ['Flour', 'Water', 'Salt'],
    instructions: 'Mix, wait, bake. '.repeat(10),
  })),
);
const headers = { apikey: site.local.secretKey, authorization: `Bearer ${site.local.secretKey}` };
const page = { title: '/home', url: `${site.url}/home`, headers: { 'accept-encoding': 'br' } };
const list = {
  title: `recipes, 20 of ${recipes + 6} by page`,
  url: `${site.url}/rest/v1/recipes?select=*&order=created_at.desc&limit=20`,
  headers,
};

/** The resident memory of the process in MB. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) / 1000;
}

const rows: string[][] = [];
for (const { title, ...target } of [page, list]) {
  await autocannon({ ...target, connections: clients, duration: 3 });
  const result = await autocannon({ ...target, connections: clients, duration: seconds });
  if (result.errors + result.non2xx > 0) throw new Error(`${title}: ${result.errors + result.non2xx} requests failed.`);
  rows.push(
    [title, result.requests.average, result.latency.p50, result.latency.p99].map((cell) =>
      typeof cell === 'number' ? cell.toFixed(0) : cell,
    ),
  );
  console.log(rows.at(-1)!.join('\t'));
}

/** Sends messages one after the other, each from another network, until `work` ends. Returns their times in ms, sorted. */
async function messagesDuring(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const flooded = { over: false };
  void work.finally(() => (flooded.over = true));
  while (!flooded.over) {
    const start = performance.now();
    const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${Math.floor(times.length / 250)}.${times.length % 250}.1`,
      },
      body: JSON.stringify({ formType: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' }),
    });
    if (!response.ok) throw new Error(`A message was refused: ${await response.text()}`);
    times.push(performance.now() - start);
  }
  await work;
  return times.toSorted((one, other) => one - other);
}

// Half of the requests come from one address, the others from changing networks.
const anonymous = Array.from({ length: 5_000 }, (_, index) => ({
  path: '/rest/v1/content_entries?select=collection%2Ckey%2Cposition%2Cdata&state=eq.published&order=id.asc&offset=0&limit=1000',
  headers: { 'x-forwarded-for': index % 2 === 0 ? '192.0.2.1' : `10.${index >> 8}.${index & 255}.7` },
}));
const start = performance.now();
const waits = await messagesDuring(flood({ url: site.url, count: floodRequests, clients, requests: anonymous }));
const slowest = waits[Math.floor(waits.length * 0.99)]!;
rows.push([
  'messages during a flood of the tables',
  ...[(waits.length * 1000) / (performance.now() - start), waits[waits.length >> 1]!, slowest].map((cell) =>
    cell.toFixed(0),
  ),
]);
console.log(rows.at(-1)!.join('\t'));

const sizes: number[] = [await memory()];
for (let round = 0; round < 6; round++) {
  const { title: _, ...target } = round % 2 === 0 ? page : list;
  await autocannon({ ...target, connections: clients, amount: Math.round(requests / 6) });
  sizes.push(await memory());
}
console.log(`Memory in MB: ${sizes.map((size) => size.toFixed(0)).join(', ')}`);
await site.stop();
await removeDataDir(dataDir);
const growth = sizes.at(-1)! / sizes[2]!;

await writeTable(
  'load',
  [
    'asked for',
    'requests/s',
    'median ms',
    '99th percentile ms',
    `MB before ${requests.toLocaleString('en')} more`,
    'MB after',
  ],
  rows.map((row) => [...row, sizes[0]!.toFixed(0), sizes.at(-1)!.toFixed(0)]),
);
if (growth > maxGrowth) {
  console.error(`Memory grew to ${growth.toFixed(2)} times its size after a third of the requests.`);
  process.exit(1);
}
if (slowest > maxWait) {
  console.error(`During a flood, 1 of 100 messages took ${slowest.toFixed(0)} ms or more.`);
  process.exit(1);
}
