/** The id under which values were sent, and these values as JSON. */
export interface Attempt {
  id: string;
  values: string;
}

/** The values of a form, those that the address had set at that time, and what was last sent without success. */
export interface Draft {
  values: Record<string, unknown>;
  prefill: string;
  attempt?: Attempt | null;
}

const keyOf = (name: string) => `draft:${name}`;

/** The tab's storage; access throws if the person has switched it off. */
function inTab<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

export function readDraft(name: string): Draft | null {
  const text = inTab((storage) => storage.getItem(keyOf(name)));
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    const holds = typeof draft === 'object' && draft !== null && 'values' in draft && 'prefill' in draft;
    return holds && typeof draft.values === 'object' && draft.values !== null ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

export function writeDraft(name: string, draft: Draft): void {
  inTab((storage) => storage.setItem(keyOf(name), textOf(draft)));
}

/** JSON as it is kept. The same values are the same text, in whichever order: yup changes it where it tidies a value. */
export const textOf = (kept: object): string => JSON.stringify(kept, asKept);

/** A file is too large to be kept: its name is, for the field to ask for it again. */
function asKept(_key: string, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry: string | { name: string }) => (typeof entry === 'string' ? entry : entry.name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function removeDraft(name: string): void {
  inTab((storage) => storage.removeItem(keyOf(name)));
}

/** The kept values that still match a field of the form and its type. */
export function fitting<Values extends object>(kept: Record<string, unknown>, initial: Values): Partial<Values> {
  const entries = Object.entries(initial).flatMap(([name, empty]) => {
    const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
    return fits(value, empty) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as Partial<Values>;
}

function fits(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  // An empty number is null.
  if (empty === null) return typeof value === 'number';
  return typeof value === typeof empty && !Array.isArray(value) && value !== null;
}
