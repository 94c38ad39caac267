/** A picture or document that the owner has stored. */
export interface StoredFile {
  /** Also its key: there is one file of a name. */
  name: string;
  /** In bytes. */
  size: number;
  mediaType: string;
  /** ISO 8601. */
  storedAt: string;
  /** Where anyone reads it. */
  address: string;
}

/** Which files are listed. */
export interface FileView {
  /** A part of the name; '' for all. */
  search: string;
  sort: 'newest' | 'oldest' | 'name';
  /** From 1. */
  page: number;
  size: number;
}

export interface UploadOptions {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Stops the upload. */
  signal?: AbortSignal;
}

/** Where the owner's files are kept. Every call rejects when it fails, with a sentence for the owner as `reason` if there is one. */
export interface FileStore {
  /** One page of the files. `more` says whether another page follows. */
  list: (view: FileView) => Promise<{ rows: readonly StoredFile[]; more: boolean }>;
  /** Stores a file under a name of its content: the same file is stored once. */
  upload: (file: File, options?: UploadOptions) => Promise<StoredFile>;
  /** A file that is already gone is not an error. */
  remove: (names: readonly string[]) => Promise<unknown>;
  /** The address of a file, which is known without asking. */
  addressOf: (name: string) => Promise<string>;
}

// FILE-8
/** What the store said about a failure, as a sentence for the owner. */
export function reasonOf(error: unknown): string {
  const { reason } = (error ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : 'The server could not be reached. Please try again.';
}

// FILE-2
/** What may be stored, for the browser's own dialog and in words. */
export const acceptedFiles = {
  picture: { accept: '.png,.jpg,.jpeg,.webp,.avif', hint: 'PNG, JPEG, WebP or AVIF of at most 15 MB.' },
  any: {
    accept: '.png,.jpg,.jpeg,.webp,.avif,.pdf',
    hint: 'Pictures as PNG, JPEG, WebP or AVIF of at most 15 MB, documents as PDF of at most 25 MB.',
  },
} as const;

export type FilesWanted = keyof typeof acceptedFiles;

export const isPictureFile = ({ mediaType }: Pick<StoredFile, 'mediaType'>) => mediaType.startsWith('image/');
