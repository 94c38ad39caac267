import { readBody } from '@advisor/contact-function/body.ts';
import type { Standing } from '../auth/sessions.ts';
import type { Caller } from '../http/caller.ts';
import { json } from '../http/headers.ts';
import type { Change } from './content-table.ts';
import type { Publisher } from './publisher.ts';

const BODY_LIMIT = 1024 * 1024;
const MOST_CHANGES = 5_000;

export interface PublishGateDeps {
  /** Null where the server has no built pages. */
  publisher: Publisher | null;
  standingOf(caller: Caller): Promise<Standing>;
}

// PUBLISH-2
/** Answers `/functions/v1/publish`: POST publishes, GET says how it went. For the owner alone. */
export function createPublishGate({ publisher, standingOf }: PublishGateDeps) {
  return async (request: Request, caller: Caller): Promise<Response> => {
    if (!['GET', 'POST'].includes(request.method))
      return refuse(405, 'Only GET and POST are answered here.', { Allow: 'GET, POST' });
    const standing = await standingOf(caller);
    if (standing === 'nobody') return refuse(401, 'Sign in first.');
    if (standing === 'ended') return refuse(401, 'Your session has ended. Sign in again.');
    if (standing === 'user') return refuse(403, 'Only the owner of the site can publish.');
    if (!publisher) return refuse(503, 'This server has no built pages, so nothing can be published. Run pnpm start.');
    if (request.method === 'GET') return json(200, publisher.state());

    const body = await readBody(request, BODY_LIMIT);
    if (body === null) return refuse(413, `The request is too large: at most ${BODY_LIMIT / 1024} KB are accepted.`);
    const changes = changesIn(body);
    if (typeof changes === 'string') return refuse(400, changes);
    const outcome = await publisher.publish(changes, caller.kind === 'user' ? caller.userId : null);
    switch (outcome.kind) {
      case 'published':
        return json(200, { success: true, revision: outcome.revision });
      case 'conflict':
        return json(409, {
          success: false,
          error: 'An entry has changed since you opened it. Look at its latest version, then publish again.',
          conflict: outcome.conflict,
        });
      case 'refused':
        return json(422, { success: false, error: outcome.error, problems: outcome.problems });
      case 'busy':
        return refuse(503, 'Too much is being published. Try again in a moment.', { 'Retry-After': '5' });
    }
  };
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}) =>
  json(status, { success: false, error }, headers);

/** The changes that a body names, or what is wrong with it. */
function changesIn(body: Uint8Array): Change[] | string {
  const changes = parse(body)?.changes;
  if (!Array.isArray(changes) || changes.length === 0) return 'The request names nothing to publish.';
  if (changes.length > MOST_CHANGES) return `At most ${MOST_CHANGES} entries can be published at once.`;
  if (!changes.every(isChange))
    return 'Each change needs a collection, a key, an action ("publish" or "unpublish") and updated_at, a time.';
  const named = new Set(changes.map(({ collection, key }) => `${collection}/${key}`));
  if (named.size < changes.length) return 'The request names an entry twice.';
  return changes.map(({ collection, key, action, updated_at }) => ({ collection, key, action, updated_at }));
}

function parse(body: Uint8Array): { changes?: unknown } | null {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as { changes?: unknown } | null;
  } catch {
    return null;
  }
}

function isChange(value: unknown): value is Change {
  const { collection, key, action, updated_at } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof collection === 'string' &&
    /^[a-z][a-z0-9-]{0,59}$/.test(collection) &&
    typeof key === 'string' &&
    /^[a-z0-9][a-z0-9-]{0,99}$/.test(key) &&
    (action === 'publish' || action === 'unpublish') &&
    typeof updated_at === 'string' &&
    /^\d{4}-\d{2}-\d{2}[T ][\d:.]+(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(updated_at) &&
    !Number.isNaN(Date.parse(updated_at.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')))
  );
}
