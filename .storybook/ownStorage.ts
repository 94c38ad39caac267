/*
 * The windows of a docs page are on one origin: what the story of one of them stores would be read by the others. So the story in
 * a window has a storage of its own, which ends with it. Imported for its effect, before any component reads the storage.
 */
if (window.frameElement?.closest('.example-frame')) {
  const stored = new Map<Storage, Map<string, string>>([
    [localStorage, new Map()],
    [sessionStorage, new Map()],
  ]);
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return stored.get(this)!.get(key) ?? null;
    },
    setItem(this: Storage, key: string, value: string) {
      stored.get(this)!.set(key, String(value));
    },
    removeItem(this: Storage, key: string) {
      stored.get(this)!.delete(key);
    },
    clear(this: Storage) {
      stored.get(this)!.clear();
    },
  });
}
