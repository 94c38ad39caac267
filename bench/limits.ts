import autocannon from 'autocannon';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { heapAfterCollection } from './heap.ts';
import { writeTable } from './readme.ts';
import { newDataDir, removeDataDir, startSite } from '../tests/journeys/site.ts';
import { flood, type FloodRequest } from '../tests/security/support/flood.ts';

/**
 * Measures the limits of the server, on loopback alone: pages while a thousand connections say nothing and two hundred send
 * a message a byte a second, how soon these are cut off, what is refused by its size, and the heap over 100,000 requests
 * of all kinds. Writes its table to README.md. Exits with 1 when a figure misses its goal.
 * `--short` makes a twentieth of the requests, does not wait for the end of slow senders, and writes nothing.
 */

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const idle = 1_000;
const slow = 200;
const seconds = values.short ? 3 : 15;
const requests = values.short ? 5_000 : 100_000;
/** 99th percentile of a page meanwhile, in ms. */
const maxPage = 50;
/** How long a sender may take for its request, in seconds: two minutes, because some forms take files. */
const maxRequest = 125;
/** Relative to the heap after a fifth of the requests. */
const maxGrowth = 1.15;

const dataDir = await newDataDir();
const site = await startSite({ dataDir, env: { TRUST_PROXY: '1', MESSAGE_LIMIT_FACTOR: '1000' } });
const { hostname, port } = new URL(site.url);
const sockets: Socket[] = [];
const missed: string[] = [];
const rows: string[][] = [];

function row(title: string, figure: string, goal: string, isMet: boolean): void {
  rows.push([title, figure, goal]);
  if (!isMet) missed.push(title);
  console.log(`${title}\t${figure}\t${goal}${isMet ? '' : '\tmissed'}`);
}

/** A connection that stays; resolves when it is open. */
function open(): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => done(socket.off('error', fail).on('error', () => {})));
    socket.once('error', fail);
    sockets.push(socket);
  });
}

/** What the server answers to raw text, until it has ended the connection; with the seconds that it took. */
async function answerTo(text: string): Promise<{ status: string; seconds: number }> {
  const start = performance.now();
  const socket = await open();
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  const closed = new Promise((done) => socket.once('close', done));
  socket.write(text);
  await closed;
  return { status: /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed', seconds: (performance.now() - start) / 1000 };
}

async function page(connections: number) {
  const target = { url: `${site.url}/home`, headers: { 'accept-encoding': 'br' }, connections };
  await autocannon({ ...target, duration: 1 });
  return autocannon({ ...target, duration: seconds });
}

/** In MB; the heap after a garbage collection. */
async function memoryOf(): Promise<{ rss: number; heap: number }> {
  const heap = await heapAfterCollection(site.pid);
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  return { rss: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) / 1000, heap };
}

const post = (more: string) =>
  `POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n${more}`;

// Sizes.
const tooLong = await answerTo(`GET /home HTTP/1.1\r\nHost: ${hostname}\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
row('headers of 20 KB', tooLong.status, '431', tooLong.status === '431');
const tooLarge = await answerTo(post(`Content-Length: 70000\r\nConnection: close\r\n\r\n${'x'.repeat(70_000)}`));
row('a message of 70 KB', tooLarge.status, '413', tooLarge.status === '413');

// Connections that say nothing, and senders of one byte a second.
const alone = await page(10);
await Promise.all(Array.from({ length: idle }, open));
const senders = await Promise.all(Array.from({ length: slow }, open));
const begun = performance.now();
let cutOff = 0;
const lastCutOff = new Promise<number>((done) => {
  for (const sender of senders)
    sender.once('close', () => {
      if (++cutOff === slow) done((performance.now() - begun) / 1000);
    });
});
for (const sender of senders) sender.write(post('Content-Length: 60000\r\n\r\n'));
const drip = setInterval(() => senders.forEach((sender) => sender.writable && sender.write('x')), 1_000);
const beside = await page(10);
const failed = beside.errors + beside.non2xx;
row('/home alone, requests/s', alone.requests.average.toFixed(0), '', true);
row(
  `/home beside ${idle} idle connections and ${slow} slow senders, requests/s`,
  beside.requests.average.toFixed(0),
  '',
  true,
);
row(
  '99th percentile of it, ms',
  beside.latency.p99.toFixed(0),
  `${maxPage}`,
  failed === 0 && beside.latency.p99 < maxPage,
);
if (!values.short) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), (maxRequest + 5) * 1000)));
  const ended = await Promise.race([lastCutOff, late]);
  clearTimeout(timer);
  const isInTime = ended !== null && ended <= maxRequest;
  row('the last slow sender is cut off after, s', ended?.toFixed(0) ?? 'never', String(maxRequest), isInTime);
}
clearInterval(drip);
for (const socket of sockets) socket.destroy();

// Requests of all kinds, of 200 networks.
const from = (index: number) => ({ 'x-forwarded-for': `10.9.${index % 200}.1` });
const message = JSON.stringify({ formType: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' });
const kinds = Array.from({ length: 1_000 }, (_, index): FloodRequest[] => [
  { path: '/home', headers: from(index) },
  { path: `/no-such-page-${index}`, headers: from(index) },
  { path: '/search.json', headers: { ...from(index), 'accept-encoding': 'br' } },
  {
    path: '/rest/v1/recipes?select=*&limit=20',
    headers: { apikey: site.local.secretKey, authorization: `Bearer ${site.local.secretKey}` },
  },
  { path: '/rest/v1/recipes?title=eq.x', headers: from(index) },
  {
    path: '/auth/v1/token?grant_type=password',
    method: 'POST',
    headers: { ...from(index), apikey: site.local.publishableKey, 'content-type': 'application/json' },
    body: '{"email":"nobody@example.com"}',
  },
  ...(index % 10 === 0
    ? [
        {
          path: '/functions/v1/send-contact-email',
          method: 'POST',
          headers: { ...from(index), 'content-type': 'application/json' },
          body: message,
        },
      ]
    : []),
]).flat();
const sizes: Awaited<ReturnType<typeof memoryOf>>[] = [];
const answers: Record<string, number> = {};
for (let round = 0; round < 5; round++) {
  const result = await flood({ url: site.url, count: requests / 5, clients: 10, requests: kinds });
  for (const [status, count] of Object.entries(result)) answers[status] = (answers[status] ?? 0) + count;
  sizes.push(await memoryOf());
}
console.log(`Answers by status: ${JSON.stringify(answers)}`);
console.log(`Memory in MB: ${sizes.map(({ rss, heap }) => `${rss.toFixed(0)} (heap ${heap.toFixed(0)})`).join(', ')}`);
const [first, last] = [sizes[0]!, sizes.at(-1)!];
const growth = last.heap / first.heap;
const broken = (answers.error ?? 0) + (answers['500'] ?? 0);
row(`failures in ${requests.toLocaleString('en')} mixed requests`, String(broken), '0', broken === 0);
row('resident memory after a fifth of them, MB', first.rss.toFixed(0), '', true);
row('and at their end, MB', last.rss.toFixed(0), '', true);
row('heap after a fifth of them, MB', first.heap.toFixed(0), '', true);
row('growth of the heap meanwhile', growth.toFixed(2), String(maxGrowth), growth <= maxGrowth);

await site.stop();
await removeDataDir(dataDir);
if (!values.short) await writeTable('limits', ['what', 'figure', 'at most'], rows);
if (missed.length > 0) {
  console.error(`Missed: ${missed.join('; ')}`);
  process.exit(1);
}
