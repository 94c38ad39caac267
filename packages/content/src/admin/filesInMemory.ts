import { fn } from 'storybook/test';
import type { FileStore, StoredFile } from './fileStore';
import { samplePicture } from './samplePicture';
import { atEachStory } from './storyState';

const [png, pdf] = ['image/png', 'application/pdf'];

/** A file, with what is not of interest made up. */
export const storedFile = (name: string, more: Partial<StoredFile> = {}): StoredFile => ({
  name,
  size: 480_000,
  mediaType: name.endsWith('.pdf') ? pdf! : png!,
  storedAt: '2026-11-01T08:00:00.000Z',
  address: name.endsWith('.pdf') ? `https://files.example.com/${name}` : samplePicture,
  ...more,
});

export const sampleFiles: readonly StoredFile[] = [
  storedFile('portrait-0f3a5b7c9d1e2f40.png'),
  storedFile('workshop-1a2b3c4d5e6f7081.png', { size: 1_240_000, storedAt: '2026-10-20T08:00:00.000Z' }),
  storedFile('board-guide-2b3c4d5e6f708192.pdf', { size: 2_300_000, storedAt: '2026-09-02T08:00:00.000Z' }),
];

/** Why the store in memory refuses a file. */
class Refusal extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** An in-memory store of files, for stories: it refuses what is neither a picture nor a PDF by its name. */
export function filesInMemory(first: readonly StoredFile[] = sampleFiles) {
  let rows: StoredFile[] = [];
  atEachStory(() => (rows = [...first]));
  return {
    list: fn<FileStore['list']>(async ({ search, sort, page, size }) => {
      const found = rows
        .filter(({ name }) => name.includes(search))
        .toSorted((a, b) => {
          if (sort === 'name') return a.name < b.name ? -1 : 1;
          return (a.storedAt < b.storedAt ? -1 : 1) * (sort === 'oldest' ? 1 : -1);
        });
      return { rows: found.slice((page - 1) * size, page * size), more: found.length > page * size };
    }),
    upload: fn<FileStore['upload']>(async (file, { onProgress } = {}) => {
      onProgress?.(1);
      const [, stem, extension] = /^(.*)\.(png|jpe?g|webp|avif|pdf)$/i.exec(file.name) ?? [];
      if (!stem || !extension)
        throw new Refusal(`${file.name} is not PNG, JPEG, WebP, AVIF or PDF. Choose another file.`);
      const name = `${stem.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-3c4d5e6f708192a3.${extension.toLowerCase()}`;
      const stored = storedFile(name, { size: file.size, storedAt: '2026-11-23T08:00:00.000Z' });
      rows = [...rows.filter((row) => row.name !== name), stored];
      return stored;
    }),
    remove: fn<FileStore['remove']>(async (names) => {
      rows = rows.filter(({ name }) => !names.includes(name));
    }),
    addressOf: fn<FileStore['addressOf']>(
      async (name) => rows.find((row) => row.name === name)?.address ?? 'http://127.0.0.1:9/missing.png',
    ),
  } satisfies FileStore;
}

/** A store whose uploads wait until they are let go. */
export function filesOfSlowConnection(first: readonly StoredFile[] = sampleFiles) {
  const store = filesInMemory(first);
  return {
    ...store,
    upload: fn<FileStore['upload']>(
      (_file, { onProgress, signal } = {}) =>
        new Promise((_resolve, reject) => {
          onProgress?.(0.4);
          signal?.addEventListener('abort', () => reject(new Refusal('The upload was stopped.')));
        }),
    ),
  } satisfies FileStore;
}
