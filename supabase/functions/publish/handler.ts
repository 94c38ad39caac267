import { readBody } from '../send-contact-email/body.ts';
import { describeError } from '../send-contact-email/log.ts';
import { BODY_LIMIT, changesOf, MAX_CHANGES, type Change } from './changes.ts';

/** An answer of the database to `publish_content`. */
export type Published = { revision: number } | { error: { code: string; message: string } };

export interface PublishDeps {
  /** The account of a session, and whether it is the owner's; null when there is no such session. */
  callerOf(token: string): Promise<{ id: string; isOwner: boolean } | null>;
  /** Stores the changes; without an account, in the name of the schedule. */
  publish(changes: readonly Change[], account: string | null): Promise<Published>;
  /** Whether a token is the project's own secret key, with which its cron job calls (PUBLISH-13). */
  isSecretKey(token: string): boolean;
  /** The drafts whose time to be published has come, at most `most`. */
  readDue(most: number): Promise<readonly Change[]>;
  /** The address that starts a build of the site (`DEPLOY_HOOK_URL`). */
  hookUrl: string | undefined;
  /** How long the hook may take to answer, in ms. @default 10 seconds */
  hookTimeoutMs?: number;
  log: (line: string) => void;
}

const HOOK_TIMEOUT_MS = 10_000;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Max-Age': '86400',
};

/**
 * Publishes the owner's drafts on a hosted project (PUBLISH-1): stores them, then has the site built. Answers 200
 * `{ "success": true, "revision": n }` once the build is queued, otherwise 4xx or 5xx `{ "success": false, "error": "…" }`.
 */
export function createPublishHandler(deps: PublishDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'POST') return refuse(405, 'Use POST.', {}, { Allow: 'POST, OPTIONS' });
    try {
      const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      if (token && deps.isSecretKey(token)) return await publishDue(deps);
      const caller = token ? await deps.callerOf(token) : null;
      if (!caller) return refuse(401, 'Sign in to publish.');
      if (!caller.isOwner) return refuse(403, 'Only the owner publishes.');
      const body = await readBody(request, BODY_LIMIT);
      if (body === null) return refuse(413, `The request is too large: at most ${BODY_LIMIT / 1024} KB are accepted.`);
      const changes = changesOf(body);
      if (typeof changes === 'string') return refuse(400, changes);
      return await publish(deps, changes, caller.id);
    } catch (error) {
      deps.log(`Publishing failed: ${describeError(error)}`);
      return refuse(503, 'This could not be published now. Please try again later.');
    }
  };
}

// PUBLISH-13
/** Publishes the drafts whose time has come. Without any, nothing is built. */
async function publishDue(deps: PublishDeps): Promise<Response> {
  const due = await deps.readDue(MAX_CHANGES);
  return due.length > 0 ? publish(deps, due, null) : answer(200, { success: true, revision: null });
}

async function publish(deps: PublishDeps, changes: readonly Change[], account: string | null): Promise<Response> {
  // Known before anything is stored.
  if (!deps.hookUrl) return refuse(503, 'Set the secret DEPLOY_HOOK_URL of this function. Nothing was published.');
  const published = await deps.publish(changes, account);
  if ('error' in published) return refused(published.error, deps.log);
  const failure = await callHook(deps.hookUrl, deps.hookTimeoutMs ?? HOOK_TIMEOUT_MS);
  if (failure === null) return answer(200, { success: true, revision: published.revision });
  deps.log(`The deploy hook failed: ${failure}`);
  return refuse(502, `Stored, but the build of the site could not be started (${failure}). Start it at your host.`, {
    revision: published.revision,
  });
}

function refused({ code, message }: { code: string; message: string }, log: (line: string) => void): Response {
  // The function names the entry, whose name has no spaces.
  const [, collection, key] = / of ([^\s/]+)\/(\S+) is not the one/.exec(message) ?? [];
  if (code === 'PT409')
    return refuse(409, 'Something was changed since you looked at it. Load it again, and publish what you see then.', {
      conflict: key === undefined ? [] : [{ collection, key }],
    });
  // Class 22: invalid data, such as a date that is none.
  if (code.startsWith('22')) return refuse(400, 'A value of the request cannot be read.');
  log(`publish_content failed with ${code}.`);
  return refuse(503, 'This could not be published now. Please try again later.');
}

/** Null when the build is queued, else what went wrong, without the address, which is a secret. */
async function callHook(url: string, timeoutMs: number): Promise<string | null> {
  try {
    const { ok, status, body } = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeoutMs) });
    await body?.cancel();
    return ok ? null : `the hook answered ${status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'the hook did not answer' : 'the hook could not be reached';
  }
}

function refuse(status: number, error: string, more: object = {}, headers: Record<string, string> = {}): Response {
  return answer(status, { success: false, error, ...more }, headers);
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } });
}
