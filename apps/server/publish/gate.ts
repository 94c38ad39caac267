import { readBody } from '@advisor/contact-function/body.ts';
import { describeError } from '@advisor/contact-function/log.ts';
import type { Standing } from '../auth/sessions.ts';
import type { Caller } from '../http/caller.ts';
import { json } from '../http/headers.ts';
import { ConflictError, nameOf, type Change } from './content.ts';
import { MOST_CHANGES, RenderError, type Publisher } from './publisher.ts';

const BODY_LIMIT = 1024 * 1024;

export interface PublishGateDeps {
  publisher: Publisher;
  standingOf(caller: Caller): Promise<Standing>;
  isDiskFull(): boolean;
  log: (line: string) => void;
}

/** Answers `/functions/v1/publish`, which is for the owner alone. */
export function createPublishGate({ publisher, standingOf, isDiskFull, log }: PublishGateDeps) {
  return async (request: Request, caller: Caller): Promise<Response> => {
    try {
      const refusal = refusalFor(await standingOf(caller));
      if (refusal) return refusal;
      if (request.method === 'GET') return json(200, await publisher.state());
      if (isDiskFull()) return refuse(503, 'The disk of the server is full. Nothing was published.');
      const body = await readBody(request, BODY_LIMIT);
      if (body === null) return refuse(413, `The request is too large: at most ${BODY_LIMIT / 1024} KB are accepted.`);
      const changes = changesOf(body);
      if (typeof changes === 'string') return refuse(400, changes);
      const revision = await publisher.publish(changes, caller.kind === 'user' ? caller.userId : null);
      if (revision === null)
        return refuse(503, 'Too many changes are being published. Please try again in a moment.', {}, '5');
      return json(200, { success: true, revision });
    } catch (error) {
      if (error instanceof ConflictError) return refuse(409, error.message, { conflict: error.conflict });
      if (error instanceof RenderError) return refuse(422, error.message, { problems: error.problems });
      // Class 22: invalid data, such as a date that is none.
      if (/^22/.test(String((error as { code?: unknown }).code)))
        return refuse(400, 'A value of the request cannot be read.');
      log(`Publishing failed: ${describeError(error)}`);
      return refuse(503, 'The server could not publish this now. Please try again later.');
    }
  };
}

export function refuse(status: number, error: string, more: object = {}, retryAfter?: string): Response {
  return json(status, { success: false, error, ...more }, retryAfter ? { 'Retry-After': retryAfter } : {});
}

/** The changes of a request, or a sentence that says what is wrong with it. */
export function changesOf(body: Uint8Array): readonly Change[] | string {
  let changes: unknown;
  try {
    changes = (JSON.parse(new TextDecoder().decode(body)) as { changes?: unknown } | null)?.changes;
  } catch {
    return 'The request is no JSON.';
  }
  if (!Array.isArray(changes) || changes.length === 0) return 'The request names no changes.';
  if (changes.length > MOST_CHANGES) return `At most ${MOST_CHANGES} changes are published at once.`;
  const wrong = changes.findIndex((change) => !isChange(change));
  if (wrong >= 0)
    return `Change ${wrong + 1} needs "collection", "key", "action" ("publish" or "unpublish") and "updated_at" (a time with its zone, or null for an entry that was never published).`;
  const named = (changes as Change[]).map(({ collection, key, action, updated_at }) => ({
    collection,
    key,
    action,
    updated_at,
  }));
  if (new Set(named.map(nameOf)).size < named.length) return 'An entry is named twice.';
  return named;
}

/** As the checks of the table have them. */
const COLLECTION = /^[a-z][a-z0-9-]{0,59}$/;
const KEY = /^[a-z0-9][a-z0-9-]{0,99}$/;
const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d(?::?\d\d)?)$/;

function isChange(value: unknown): value is Change {
  const { collection, key, action, updated_at: time } = (value ?? {}) as Record<string, unknown>;
  const isTime = typeof time === 'string' && TIME.test(time);
  return (
    typeof collection === 'string' &&
    COLLECTION.test(collection) &&
    typeof key === 'string' &&
    KEY.test(key) &&
    ((action === 'publish' && isTime) || (action === 'unpublish' && (isTime || time === null)))
  );
}

function refusalFor(standing: Standing): Response | null {
  switch (standing) {
    case 'owner':
      return null;
    case 'user':
      return refuse(403, 'Only the owner publishes.');
    case 'ended':
      return refuse(401, 'Your session has ended. Sign in again.');
    case 'nobody':
      return refuse(401, 'Sign in to publish.');
  }
}
