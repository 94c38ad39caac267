import { readBody } from '../../../../supabase/functions/send-contact-email/body.ts';
import type { RequestInfo } from '../../../../supabase/functions/send-contact-email/handler.ts';
import { authError } from '../auth/answers.ts';
import type { AuthGate } from '../auth/gate.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Database } from '../database/open.ts';
import { json } from './headers.ts';

/** Largest bodies accepted, in bytes, for the sign-in service and for the tables. The function has a limit of its own. */
const AUTH_BODY_LIMIT = 64 * 1024;
const REST_BODY_LIMIT = 1024 * 1024;

export interface ApiDeps {
  /** Null when the database could not be opened. */
  database: Database | null;
  /** Null when the database could not be opened. */
  authGate: AuthGate | null;
  publishableKey: string | null;
  /** Null where there is no database. */
  sessions: Sessions | null;
  contact: (request: Request, info: RequestInfo) => Promise<Response>;
  log: (line: string) => void;
}

const DOWN = 'The database is not available. Please try again later.';
const FULL = 'The disk of the server is full. Nothing was stored: please try again later.';

/** Everything that is not a file. Null when the path belongs to the site's pages and files. */
export function createApi({ database, authGate, publishableKey, sessions, contact, log }: ApiDeps) {
  return async (request: Request, address: string): Promise<Response | null> => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (pathname === '/healthz') return health(database);
    if (pathname === '/supabase.json') {
      // The page asks its own origin for the key, so that one build serves any embedded project.
      return publishableKey ? json(200, { url: null, publishableKey }) : json(503, { message: DOWN });
    }
    if (pathname === '/functions/v1/send-contact-email') return contact(request, { address });
    if (pathname.startsWith('/functions/v1/'))
      return json(404, { success: false, error: 'There is no function of that name.' });
    if (pathname.startsWith('/auth/v1/')) {
      return withBody(
        request,
        AUTH_BODY_LIMIT,
        () => authError(413, 'request_too_large', tooLarge(AUTH_BODY_LIMIT)),
        async (body) => {
          if (!database || !authGate) return authError(503, 'unexpected_failure', DOWN);
          if (writesToFullDisk(database, request)) return authError(503, 'unexpected_failure', FULL);
          const answer = await authGate({
            request,
            url,
            body,
            address,
            forward: (...ask) => forward(database, ...ask, address),
          });
          return sessions?.noteDevice(request, answer) ?? answer;
        },
      );
    }
    if (pathname.startsWith('/rest/v1/')) {
      return withBody(
        request,
        REST_BODY_LIMIT,
        () => json(413, { code: '413', message: tooLarge(REST_BODY_LIMIT) }),
        async (body) => {
          if (!database) return json(503, { code: '503', message: DOWN });
          if (writesToFullDisk(database, request)) return json(503, { code: '53100', message: FULL });
          return (await sessions?.refuseEnded(request)) ?? forward(database, request, body, address);
        },
      );
    }
    return null;
  };

  async function forward(
    { app }: Database,
    request: Request,
    body: Uint8Array<ArrayBuffer>,
    address: string,
  ): Promise<Response> {
    try {
      const response = await app.fetch(
        new Request(request.url, {
          method: request.method,
          headers: request.headers,
          ...(body.byteLength > 0 && { body }),
        }),
        { peerAddress: address },
      );
      if (response.status >= 500) return explain(response);
      const headers = new Headers(response.headers);
      headers.set('Cache-Control', 'no-store');
      return new Response(response.body, { status: response.status, headers });
    } catch (error) {
      log(`The database failed: ${error instanceof Error ? error.message : String(error)}`);
      return json(503, { code: '503', message: DOWN });
    }
  }
}

/** A broken check constraint is the caller's mistake. A hosted project says so (400, 23514); the embedded one calls it its own failure. */
async function explain(response: Response): Promise<Response> {
  const text = await response.text();
  const violation = /new row for relation \\"\w+\\" violates check constraint \\"\w+\\"/.exec(text);
  if (violation)
    return json(400, { code: '23514', details: null, hint: null, message: violation[0].replaceAll('\\', '') });
  return new Response(text, {
    status: response.status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}

/** The database refuses such writes by itself, in words for a programmer. */
function writesToFullDisk(database: Database, { method }: Request): boolean {
  return database.isDiskFull() && ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
}

async function health(database: Database | null): Promise<Response> {
  const status = database ? await database.health() : 'database unavailable';
  return json(status === 'ok' ? 200 : 503, { status });
}

async function withBody(
  request: Request,
  limit: number,
  refuse: () => Response,
  go: (body: Uint8Array<ArrayBuffer>) => Promise<Response>,
): Promise<Response> {
  const body = await readBody(request, limit);
  return body === null ? refuse() : go(body);
}

function tooLarge(limit: number): string {
  return `The request is too large: at most ${limit / 1024} KB are accepted.`;
}
