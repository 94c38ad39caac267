// TOOL-18
/** An element that sets no storage key. */
export interface StoragePlace {
  /** The element's name. */
  tag: string;
  /** Its `id`; '' for none. */
  id: string;
  /** Whether it is the only one of its kind on the page. */
  isOnly: boolean;
  /** Whether another element of the page uses a key. */
  isTaken: (key: string) => boolean;
  /** Whether the browser has work saved under a key. */
  isStored: (key: string) => boolean;
}

/**
 * An element's key: by its id, else by its position among its kind. The first one without an id has the key of earlier
 * versions, and so does an only one with an id, unless there is work under its own key.
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
