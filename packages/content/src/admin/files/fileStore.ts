/** A stored picture or document. */
export interface StoredFile {
  /** The file name, which is also the key. */
  name: string;
  /** In bytes. */
  size: number;
  mediaType: string;
  /** ISO 8601. */
  storedAt: string;
  /** The public URL. */
  address: string;
}

export interface FileView {
  /** A part of the name; '' for all. */
  search: string;
  sort: 'newest' | 'oldest' | 'name';
  /** From 1. */
  page: number;
  size: number;
}

export interface UploadOptions {
  /** Called with the fraction sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Aborts the upload. */
  signal?: AbortSignal;
}

/**
 * The store of the owner's files. Every call rejects when it fails, with a sentence for the owner as `reason` if there
 * is one.
 */
export interface FileStore {
  /** One page of files. `more`: whether another page follows. */
  list: (view: FileView) => Promise<{ rows: readonly StoredFile[]; more: boolean }>;
  /** Stores a file under a name with its content's hash, so identical files are stored once. */
  upload: (file: File, options?: UploadOptions) => Promise<StoredFile>;
  /** A file that is already gone is not an error. */
  remove: (names: readonly string[]) => Promise<unknown>;
  /** The URL of a file; needs no request. */
  addressOf: (name: string) => Promise<string>;
}

// FILE-8
/** The store's reason for a failure, as a sentence for the owner. */
export function reasonOf(error: unknown): string {
  const { reason } = (error ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : 'The server could not be reached. Please try again.';
}

// FILE-2
/** The accepted file types, for the dialog and in words. */
export const acceptedFiles = {
  picture: { accept: '.png,.jpg,.jpeg,.webp,.avif', hint: 'PNG, JPEG, WebP or AVIF of at most 15 MB.' },
  any: {
    accept: '.png,.jpg,.jpeg,.webp,.avif,.pdf',
    hint: 'Pictures as PNG, JPEG, WebP or AVIF of at most 15 MB, documents as PDF of at most 25 MB.',
  },
} as const;

export type FilesWanted = keyof typeof acceptedFiles;

export const isPictureFile = ({ mediaType }: Pick<StoredFile, 'mediaType'>) => mediaType.startsWith('image/');
