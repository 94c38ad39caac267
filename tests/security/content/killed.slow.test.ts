import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataDir, removeDataDir } from '../../journeys/site.ts';
import { homeAt, localOf, personAt, stampsAt, startProcess, writeBuild, type ServerProcess } from './small-site.ts';

/** A server process is killed at several moments of a publication (PUBLISH-5). */

const root = mkdtempSync(join(tmpdir(), 'advisor-killed-'));
let clientDir: string;
let dataDir: string;
let server: ServerProcess;

const signIn = () => personAt({ url: server.url, local: localOf(dataDir) }, 'owner@example.com');
const folders = () => readdirSync(join(dataDir, 'site'));

beforeAll(async () => {
  clientDir = writeBuild(root);
  dataDir = await newDataDir();
  server = await startProcess(dataDir, clientDir);
  const owner = await signIn();
  expect((await owner.publish(await owner.draft('first', { text: 'Start' }))).status).toBe(200);
});

afterAll(async () => {
  await server?.kill();
  await removeDataDir(dataDir);
  rmSync(root, { recursive: true });
});

interface Moment {
  /** Names in the folder of pages before. */
  before: readonly string[];
  isAnswered: () => boolean;
}

const partial = () => folders().find((name) => name.endsWith('.partial'));
const isWritten = (name: string) => {
  const draft = partial();
  return draft !== undefined && existsSync(join(dataDir, 'site', draft, name));
};

it.each<[string, (moment: Moment) => boolean]>([
  ['as it begins', () => true],
  ['when it begins to render', () => partial() !== undefined],
  ['in the middle of the files', () => isWritten('page-20.html')],
  ['when the last file is written', () => isWritten('serve.json')],
  [
    'when the pages are there',
    ({ before }) => folders().some((name) => !/partial/.test(name) && !before.includes(name)),
  ],
  ['when it is answered', ({ isAnswered }) => isAnswered()],
])('killed %s: the pages before or those after, and a draft or what is live', async (name, hasCome) => {
  const owner = await signIn();
  const [homeBefore, stampsBefore] = [await homeAt(server.url), await stampsAt(server.url)];
  const change = await owner.draft('first', { text: `Killed ${name}` });
  let status: number | null = null;
  const moment = { before: folders(), isAnswered: () => status !== null };
  const publishing = owner.publish(change).then(
    (answer) => (status = answer.status),
    () => undefined,
  );
  while (!hasCome(moment)) await setImmediate();
  await server.kill();
  await publishing;

  server = await startProcess(dataDir, clientDir);
  const [home, stamps] = [await homeAt(server.url), await stampsAt(server.url)];
  expect(stamps).toHaveLength(1);
  const again = await signIn();
  const { data } = await again.client.from('content_entries').select('state').eq('key', 'first').eq('state', 'draft');
  const isLive = data!.length === 0;
  if (status === 200) expect(isLive).toBe(true);
  expect(home).toBe(isLive ? `first: Killed ${name}` : homeBefore);
  if (!isLive) expect(stamps).toEqual(stampsBefore);
  expect(partial()).toBeUndefined();
  // And it goes on.
  expect((await again.publish(await again.draft('first', { text: `After ${name}` }))).status).toBe(200);
  expect(await homeAt(server.url)).toBe(`first: After ${name}`);
  expect(folders().length).toBeLessThanOrEqual(2);
});
