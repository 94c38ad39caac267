import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Change } from './changes.ts';
import { createPublishHandler, type Published } from './handler.ts';

/** The function with a real HTTP server as the hook of the host. */

const change = {
  collection: 'words',
  key: 'first',
  action: 'publish',
  updated_at: '2026-01-01T00:00:00+00:00',
} as const;
const owner = { authorization: 'Bearer owner' };

/** At the end of the address of a hook: it never answers. */
const silent = '?silent';

let hook: Server;
let hookUrl: string;
let called: string[];
let hookStatus: number;
let stored: { changes: readonly Change[]; account: string | null }[];
let due: readonly Change[];
let lines: string[];

beforeAll(async () => {
  hook = createServer((request, response) => {
    // Not counted: it may come when the function has given up, and the next test runs.
    if (request.url!.endsWith(silent)) return;
    called.push(request.method!);
    response.writeHead(hookStatus).end('queued');
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  hookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/secret-hook`;
});
beforeEach(() => {
  [called, stored, lines, due, hookStatus] = [[], [], [], [], 201];
});
afterAll(() => {
  hook.closeAllConnections();
  hook.close();
});

async function call(
  body: unknown,
  {
    headers = owner as HeadersInit,
    method = 'POST',
    url = hookUrl as string | undefined,
    database = { revision: 7 } as Published,
  } = {},
) {
  const handle = createPublishHandler({
    hookUrl: url,
    hookTimeoutMs: url?.endsWith(silent) ? 100 : 60_000,
    log: (line) => lines.push(line),
    callerOf: async (token) =>
      token === 'owner' ? { id: 'a', isOwner: true } : token === 'guest' ? { id: 'b', isOwner: false } : null,
    publish: async (changes, account) => {
      if (!('error' in database)) stored.push({ changes, account });
      return database;
    },
    isSecretKey: (token) => token === 'secret-key',
    readDue: async () => due,
  });
  const answer = await handle(
    new Request('https://project.example/functions/v1/publish', {
      method,
      headers,
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json(), headers: answer.headers };
}

it('stores the drafts and calls the hook once', async () => {
  const changes = [change, { ...change, collection: 'pages' }];
  const { status, body } = await call({ changes });
  expect([status, body]).toEqual([200, { success: true, revision: 7 }]);
  expect(stored).toEqual([{ changes, account: 'a' }]);
  expect(called).toEqual(['POST']);
});

it.each([
  ['a visitor', {}, 401],
  ['a session that has ended', { authorization: 'Bearer gone' }, 401],
  ['an account without the role', { authorization: 'Bearer guest' }, 403],
])('refuses %s', async (_name, headers, status) => {
  const answer = await call({ changes: [change] }, { headers });
  expect([answer.status, answer.body.success]).toEqual([status, false]);
  expect([stored, called]).toEqual([[], []]);
});

it.each<[what: string, body: unknown, status: number, error: string]>([
  ['no JSON', '{', 400, 'The request is no JSON.'],
  ['null', 'null', 400, 'The request names no changes.'],
  ['no changes', { changes: [] }, 400, 'The request names no changes.'],
  ['too many', { changes: Array.from({ length: 5001 }, () => 0) }, 400, 'At most 5000 changes are published at once.'],
  ['null as a change', { changes: [null] }, 400, 'Change 1 needs'],
  ['a path as a key', { changes: [change, { ...change, key: '../x' }] }, 400, 'Change 2 needs'],
  ['another action', { changes: [{ ...change, action: 'drop' }] }, 400, 'Change 1 needs'],
  ['a draft without a time', { changes: [{ ...change, updated_at: null }] }, 400, 'Change 1 needs'],
  ['an entry named twice', { changes: [change, { ...change, action: 'unpublish' }] }, 400, 'An entry is named twice.'],
  ['more than 1 MB', ' '.repeat(1024 * 1024 + 1), 413, ''],
])('refuses %s', async (_name, body, status, error) => {
  const answer = await call(body);
  expect([answer.status, answer.body]).toEqual([status, { success: false, error: expect.stringContaining(error) }]);
  expect([stored, called]).toEqual([[], []]);
});

it('names the entry that has changed', async () => {
  const message = 'The draft of words/first is not the one that was rendered.';
  const answer = await call({ changes: [change] }, { database: { error: { code: 'PT409', message } } });
  expect([answer.status, answer.body.conflict]).toEqual([409, [{ collection: 'words', key: 'first' }]]);
  expect(called).toEqual([]);
});

it.each([
  ['22007', 400],
  ['57014', 503],
])('calls no hook when the database answers %s', async (code, status) => {
  const answer = await call({ changes: [change] }, { database: { error: { code, message: '' } } });
  expect([answer.status, answer.body.success, called]).toEqual([status, false, []]);
});

it('stores nothing without a hook', async () => {
  const answer = await call({ changes: [change] }, { url: '' });
  expect([answer.status, answer.body.error]).toEqual([503, expect.stringContaining('DEPLOY_HOOK_URL')]);
  expect(stored).toEqual([]);
});

it.each([
  ['refuses', '', 'the hook answered 500'],
  ['does not answer', silent, 'the hook did not answer'],
])('says so when the hook %s, and never its address', async (_name, end, failure) => {
  hookStatus = 500;
  const answer = await call({ changes: [change] }, { url: hookUrl + end });
  expect([answer.status, answer.body]).toEqual([
    502,
    { success: false, error: expect.stringContaining(failure), revision: 7 },
  ]);
  expect(JSON.stringify([answer.body, lines])).not.toContain('secret-hook');
});

it('answers the browser before the call, and no other method', async () => {
  const { status, headers } = await call(null, { method: 'OPTIONS' });
  expect([status, headers.get('access-control-allow-headers')]).toEqual([
    204,
    expect.stringContaining('authorization'),
  ]);
  expect((await call(null, { method: 'GET' })).status).toBe(405);
});

describe('PUBLISH-13 the cron job of the project', () => {
  const job = { headers: { authorization: 'Bearer secret-key' } };

  it('publishes the drafts whose time has come, in the name of nobody, and calls the hook once', async () => {
    due = [change, { ...change, key: 'second' }];
    const { status, body } = await call('', job);
    expect([status, body]).toEqual([200, { success: true, revision: 7 }]);
    expect(stored).toEqual([{ changes: due, account: null }]);
    expect(called).toEqual(['POST']);
  });

  it('builds nothing when no time has come', async () => {
    const { status, body } = await call('', job);
    expect([status, body, stored, called]).toEqual([200, { success: true, revision: null }, [], []]);
  });

  it('publishes nothing that the owner does not, with the key of visitors or one that is nearly right', async () => {
    due = [change];
    for (const authorization of ['Bearer secret-ke', 'Bearer secret-keys', 'Bearer publishable'])
      expect((await call('', { headers: { authorization } })).status).toBe(401);
    expect(stored).toEqual([]);
  });
});
