import { readBody } from '@advisor/contact-function/body.ts';
import type { RequestInfo } from '@advisor/contact-function/handler.ts';
import { describeError } from '@advisor/contact-function/log.ts';
import { refuseUnlessOwner, type CallerRole } from '@advisor/functions-shared/caller-role.ts';
import { authError } from '../auth/responses.ts';
import type { AuthGate } from '../auth/gate.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../data/data-folder.ts';
import type { Held } from '../database/clock-jumps.ts';
import type { Database } from '../database/open.ts';
import { createFileGate, failure } from '../files/gate.ts';
import type { FileStore } from '../files/store.ts';
import { createPublishGate, refuse } from '../publish/gate.ts';
import type { Publisher } from '../publish/publisher.ts';
import { callerOf, type Caller } from '../http/caller.ts';
import { json } from '../http/headers.ts';
import { createRequestLimits, createConcurrencyLimit } from '../http/request-limits.ts';
import { withoutConsole } from '../log.ts';
import { errorResponse } from './error-response.ts';
import { refuseRestBody } from './rest-body.ts';
import { mayCall } from './rest-calls.ts';

/** Largest bodies accepted, in bytes, for the sign-in service and for the tables. The function has a limit of its own. */
const AUTH_BODY_LIMIT = 64 * 1024;
const REST_BODY_LIMIT = { owner: 1024 * 1024, others: 64 * 1024 };
/** Uploads that run at the same time, each of which is in memory, and that wait. */
const UPLOADS = { running: 3, waiting: 20 };

export interface ApiDeps {
  /** Null when the database could not be opened. */
  database: Database | null;
  /** Null when the database could not be opened. */
  authGate: AuthGate | null;
  /** Null when the data folder could not be opened. */
  secrets: Secrets | null;
  /** Null where there is no database. */
  sessions: Sessions | null;
  /** The owner's files. Null when the data folder could not be opened. */
  files: { store: FileStore; quota: number } | null;
  /** Null where no built pages are served, or the data folder could not be opened. */
  publisher: Publisher | null;
  contact: (request: Request, info: RequestInfo) => Promise<Response>;
  /** Opens the links to guides. Null where there is no database. */
  guide: ((request: Request, info: RequestInfo) => Promise<Response>) | null;
  /** How mail is sent, for the owner. Null where there is no database. */
  mailSettings: ((request: Request, readRole: () => Promise<CallerRole>) => Promise<Response>) | null;
  /** What the owner is told of the server: when the last backup was made (ISO 8601), and what waits because of its clock. */
  readState: () => Promise<{ lastBackup: string | null; heldMessages: Held | null; heldDrafts: Held | null }>;
  log: (line: string) => void;
  clock: Clock;
}

const DOWN = 'The database is not available. Please try again later.';
const FULL = 'The disk of the server is full. Nothing was stored: please try again later.';
const OWNER_ALONE = 'Only the owner may do this.';
const BUSY = 'Too many requests are waiting. Please try again in a moment.';
/** Calls of the sign-in service that the gate limits itself, so that a flood by others does not lock out known callers. */
const LIMITED_BY_GATE = new Set(['POST token password', 'POST recover', 'POST verify']);

type OwnerFunction = (
  request: Request,
  caller: Caller,
  readRole: () => Promise<CallerRole>,
) => Response | Promise<Response>;

/** Answers API requests. Null if the path belongs to the site's pages and files. */
export function createApi({
  database,
  authGate,
  secrets,
  sessions,
  files,
  publisher,
  contact,
  guide,
  mailSettings,
  readState,
  log,
  clock,
}: ApiDeps) {
  const limits = createRequestLimits(clock.monotonic);
  const concurrencyLimits = { auth: createConcurrencyLimit(), rest: createConcurrencyLimit() };
  const fileGate =
    files &&
    createFileGate({
      ...files,
      // Without a database no session can be looked up; files are read all the same.
      callerRole: async (caller) => (sessions ? sessions.callerRole(caller) : 'anonymous'),
      isDiskFull: () => database?.isDiskFull() ?? false,
      limitConcurrency: createConcurrencyLimit(UPLOADS.running, UPLOADS.waiting),
    });
  const publishGate =
    publisher && sessions && database
      ? createPublishGate({ publisher, ...sessions, isDiskFull: () => database.isDiskFull(), log })
      : null;

  /** The functions for the owner, by name. */
  const ownerFunctions = new Map<string, OwnerFunction>([
    [
      'publish',
      (request, caller) => publishGate?.(request, caller) ?? refuse(503, 'This server has no pages to publish.'),
    ],
    ['mail-settings', (request, _caller, readRole) => mailSettings?.(request, readRole) ?? refuse(503, DOWN)],
    // ADMIN-24. On a hosted project there is no such function: the project keeps its own backups.
    [
      'server-state',
      async (request, _caller, readRole) => {
        if (request.method !== 'GET') return json(405, { success: false, error: 'Use GET.' }, { Allow: 'GET' });
        const refusal = refuseUnlessOwner(await readRole(), {
          user: 'Only the owner sees the state of the server.',
          anonymous: 'Sign in to see the state of the server.',
        });
        if (refusal) return refuse(refusal.status, refusal.message);
        return json(200, { success: true, ...(await readState()) });
      },
    ],
  ]);

  return async (request: Request, address: string): Promise<Response | null> => {
    const url = new URL(request.url);
    const { pathname, searchParams } = url;
    if (pathname === '/healthz') {
      const status = database ? await database.health() : 'database unavailable';
      return json(status === 'ok' ? 200 : 503, { status });
    }
    if (pathname === '/functions/v1/send-contact-email') return contact(request, { address });
    if (pathname === '/functions/v1/guide') return guide?.(request, { address }) ?? refuse(503, DOWN);
    if (pathname.startsWith('/functions/v1/')) {
      const call = ownerFunctions.get(pathname.slice('/functions/v1/'.length));
      if (!call) return json(404, { success: false, error: 'There is no function of that name.' });
      if (!secrets || !sessions) return refuse(503, DOWN);
      const caller = await callerOf(request, secrets);
      const wait = limits.take('rest', caller, address);
      if (wait > 0) return refuse(429, tooMany(wait), {}, String(wait));
      return call(request, caller, () => sessions.callerRole(caller));
    }
    if (pathname === '/supabase.json') {
      const wait = limits.take('settings', { kind: 'anonymous' }, address);
      if (wait > 0) return json(429, { message: tooMany(wait) }, retryAfter(wait));
      // The page asks its own origin for the key, so that one build serves any embedded project.
      return secrets ? json(200, { url: null, publishableKey: secrets.publishableKey }) : json(503, { message: DOWN });
    }
    if (pathname.startsWith('/auth/v1/')) {
      if (!secrets) return authError(503, 'unexpected_failure', DOWN);
      const grant = searchParams.get('grant_type');
      const call = `${request.method} ${pathname.slice('/auth/v1/'.length)}${grant ? ` ${grant}` : ''}`;
      const limitedByGate = LIMITED_BY_GATE.has(call);
      const caller = await callerOf(request, secrets);
      const wait = limitedByGate ? 0 : limits.take('auth', caller, address);
      if (wait > 0) {
        // supabase-js ends a session whose refresh is refused with 429, but retries after 503.
        const status = call === 'POST token refresh_token' ? 503 : 429;
        return authError(status, 'over_request_rate_limit', tooMany(wait), retryAfter(wait));
      }
      return withBody(
        request,
        AUTH_BODY_LIMIT,
        () => authError(413, 'request_too_large', tooLarge(AUTH_BODY_LIMIT)),
        async (body) => {
          if (!database || !authGate) return authError(503, 'unexpected_failure', DOWN);
          if (writesToFullDisk(database, request)) return authError(503, 'unexpected_failure', FULL);
          const run = async () => {
            const answer = await authGate({
              request,
              url,
              body,
              address,
              forward: (...args) => forward(database, ...args, address),
            });
            return sessions?.noteDevice(request, answer) ?? answer;
          };
          if (caller.kind !== 'anonymous' || limitedByGate) return run();
          return concurrencyLimits.auth(run) ?? authError(503, 'over_request_rate_limit', BUSY, retryAfter(1));
        },
      );
    }
    if (pathname.startsWith('/rest/v1/')) {
      if (!secrets) return restError(503, DOWN);
      const caller = await callerOf(request, secrets);
      const wait = limits.take('rest', caller, address);
      if (wait > 0) return restError(429, tooMany(wait), retryAfter(wait));
      if (!database || !sessions) return restError(503, DOWN);
      const role = await sessions.callerRole(caller).catch((error: unknown) => {
        log(`The role of a caller could not be looked up: ${describeError(error)}`);
        return null;
      });
      if (role === null) return restError(503, DOWN);
      // 401 without a valid token: the site takes 403 for the answer that the account has not the role.
      const refusal = mayCall(role, caller.kind === 'user' ? caller.userId : null, request.method, url)
        ? null
        : refuseUnlessOwner(role, { user: OWNER_ALONE, anonymous: OWNER_ALONE });
      if (refusal) return restError(refusal.status, refusal.message, {}, role === 'ended' ? 'PGRST303' : '42501');
      const limit = REST_BODY_LIMIT[role === 'owner' ? 'owner' : 'others'];
      return withBody(
        request,
        limit,
        () => restError(413, tooLarge(limit)),
        async (body) => {
          const problem = refuseRestBody(request.headers.get('Content-Type'), body);
          if (problem) return restError(problem.status, problem.message);
          if (writesToFullDisk(database, request)) return json(503, { code: '53100', message: FULL });
          const run = () => forward(database, request, body, address);
          if (caller.kind !== 'anonymous') return run();
          return concurrencyLimits.rest(run) ?? restError(503, BUSY, retryAfter(1));
        },
      );
    }
    if (pathname.startsWith('/storage/v1/')) {
      if (!secrets || !fileGate) return failure(503, 'unavailable', DOWN);
      const caller = await callerOf(request, secrets);
      const isRead = ['GET', 'HEAD'].includes(request.method) && pathname.startsWith('/storage/v1/object/public/');
      const wait = isRead ? 0 : limits.take('files', caller, address);
      if (wait > 0) return failure(429, 'too_many_requests', tooMany(wait), retryAfter(wait));
      if (!isRead && !database) return failure(503, 'unavailable', DOWN);
      try {
        return await fileGate({ request, url, caller });
      } catch (error) {
        log(`A file could not be handled: ${describeError(error)}`);
        return failure(503, 'unavailable', 'The server could not do this now. Please try again later.');
      }
    }
    return null;
  };

  async function forward(
    { app }: Database,
    request: Request,
    body: Uint8Array<ArrayBuffer>,
    address: string,
  ): Promise<Response> {
    const { pathname } = new URL(request.url);
    try {
      const { result: response, error } = await withoutConsole(() =>
        app.fetch(
          new Request(request.url, {
            method: request.method,
            headers: request.headers,
            ...(body.byteLength > 0 && { body }),
          }),
          { peerAddress: address },
        ),
      );
      if (response.status >= 500) return await errorResponse(pathname, response, error, log);
      const headers = new Headers(response.headers);
      headers.set('Cache-Control', 'no-store');
      return new Response(response.body, { status: response.status, headers });
    } catch (error) {
      log(`The database failed: ${describeError(error)}`);
      return restError(503, DOWN);
    }
  }
}

/** The database also refuses such writes, but with a technical message. */
function writesToFullDisk(database: Database, { method }: Request): boolean {
  return database.isDiskFull() && ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
}

async function withBody(
  request: Request,
  limit: number,
  refuse: () => Response,
  handle: (body: Uint8Array<ArrayBuffer>) => Promise<Response>,
): Promise<Response> {
  const body = await readBody(request, limit);
  return body === null ? refuse() : handle(body);
}

/** An error in the shape of PostgREST, which supabase-js returns as it is. */
function restError(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = String(status),
): Response {
  return json(status, { code, details: null, hint: null, message }, headers);
}

function retryAfter(seconds: number): Record<string, string> {
  return { 'Retry-After': String(seconds) };
}

function tooMany(wait: number): string {
  return `Too many requests. Please wait ${wait} seconds.`;
}

function tooLarge(limit: number): string {
  return `The request is too large: at most ${limit / 1024} KB are accepted.`;
}
