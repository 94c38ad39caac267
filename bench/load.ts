import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { writeTable } from './readme.ts';
import { newDataDir, removeDataDir, startSite } from '../tests/journeys/site.ts';

/**
 * What one process serves: 10 clients that ask as fast as they are answered, for a page and for the owner's list of
 * recipes, and what its memory does over as many requests as a busy site gets in ten minutes. Ends with 1 when
 * memory grows. Writes its table to README.md.
 */

const clients = 10;
const seconds = 15;
const requests = 20_000;
const recipes = 200;
/** Of the memory after a third of the requests: what is kept for good would show as more. */
const mostGrowth = 1.15;

const dataDir = await newDataDir();
const site = await startSite({ dataDir });

const signIn = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', apikey: site.local.publishableKey },
  body: JSON.stringify({ email: site.local.ownerEmail, password: site.local.ownerPassword }),
});
const session = (await signIn.json()) as { access_token: string };
await site.service.from('recipes').insert(
  Array.from({ length: recipes }, (_, index) => ({
    title: `Recipe ${index}`,
    ingredients: ['Flour', 'Water', 'Salt'],
    instructions: 'Mix, wait, bake. '.repeat(10),
  })),
);
const headers = { apikey: site.local.publishableKey, authorization: `Bearer ${session.access_token}` };
const page = { title: '/home', url: `${site.url}/home`, headers: { 'accept-encoding': 'br' } };
const list = {
  title: `recipes, 20 of ${recipes + 6} by page`,
  url: `${site.url}/rest/v1/recipes?select=*&order=created_at.desc&limit=20`,
  headers,
};

/** Megabytes that the process holds, as the system counts them. */
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
if (growth > mostGrowth) {
  console.error(`Memory grew to ${growth.toFixed(2)} times what it was after a third of the requests.`);
  process.exit(1);
}
