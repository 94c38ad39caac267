import type { EntryDraft } from '../contentStore';

/** What was typed and not saved yet, and the version over which it was typed. */
interface StoredDraft {
  value: EntryDraft;
  version: string | null;
}

const keyOf = (collection: string, key: string) => `draft:content/${collection}/${key}`;

/** The tab's storage; access throws if the person has switched it off. */
function inTab<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

export function readStoredDraft(collection: string, key: string): StoredDraft | null {
  const text = inTab((storage) => storage.getItem(keyOf(collection, key)));
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null;
    const { value, version } = kept ?? {};
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return version === null || typeof version === 'string' ? { value, version } : null;
  } catch {
    return null;
  }
}

export function writeStoredDraft(collection: string, key: string, draft: StoredDraft): void {
  inTab((storage) => storage.setItem(keyOf(collection, key), JSON.stringify(draft)));
}

export function removeStoredDraft(collection: string, key: string): void {
  inTab((storage) => storage.removeItem(keyOf(collection, key)));
}
