// TOOL-18
/** Where the work of an element is kept that has no key of its own. */
export interface StoragePlace {
  /** The name of the element. */
  tag: string;
  /** Its `id`; '' for none. */
  id: string;
  /** Whether it is the only one of its kind on the page. */
  isOnly: boolean;
  /** Whether another element of the page uses a key. */
  isTaken: (key: string) => boolean;
  /** Whether the browser has work under a key. */
  isStored: (key: string) => boolean;
}

/**
 * The key of an element: by its id, else by its order among equal ones. The first one without an id has the key of
 * earlier versions, and so has one with an id that is alone on the page, as long as its own key has no work.
 */
export function storageKeyOf({ tag, id, isOnly, isTaken, isStored }: StoragePlace): string {
  const common = `advisor-${tag}`;
  const own = id ? `${common}#${id}` : common;
  const first = id && isOnly && !isStored(own) && isStored(common) ? common : own;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? first : `${own}-${number}`;
    if (!isTaken(key)) return key;
  }
}

export const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
