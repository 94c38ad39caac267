/** What the owner asks for with one entry. */
export interface Change {
  collection: string;
  key: string;
  action: 'publish' | 'unpublish';
  /** Of the draft that is to be published, or of the live version; null for a shipped entry that was never published. */
  updated_at: string | null;
}

/** The largest body of a request, in bytes. */
export const BODY_LIMIT = 1024 * 1024;
/** The most changes that are published at once. */
export const MAX_CHANGES = 5_000;

/** The changes of a request, or a sentence that says what is wrong with it. */
export function changesOf(body: Uint8Array): readonly Change[] | string {
  let changes: unknown;
  try {
    changes = (JSON.parse(new TextDecoder().decode(body)) as { changes?: unknown } | null)?.changes;
  } catch {
    return 'The request is no JSON.';
  }
  if (!Array.isArray(changes) || changes.length === 0) return 'The request names no changes.';
  if (changes.length > MAX_CHANGES) return `At most ${MAX_CHANGES} changes are published at once.`;
  const wrong = changes.findIndex((change) => !isChange(change));
  if (wrong >= 0)
    return `Change ${wrong + 1} needs "collection", "key", "action" ("publish" or "unpublish") and "updated_at" (a time with its zone, or null for an entry that was never published).`;
  const named = (changes as Change[]).map(({ collection, key, action, updated_at }) => ({
    collection,
    key,
    action,
    updated_at,
  }));
  if (new Set(named.map(({ collection, key }) => `${collection}/${key}`)).size < named.length)
    return 'An entry is named twice.';
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
