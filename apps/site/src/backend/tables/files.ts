import { withoutMetadata } from '@advisor/functions-shared/picture-metadata.ts';
import type { FileStore, FileView, StoredFile, UploadOptions } from '@advisor/content/admin';
import { siteFileKinds, fileNameFor, kindOfSiteFile } from './fileName';
import { isTemporary } from '../backOff';
import { getClient } from '../client';
import { loadConfig } from '../config';

const bucket = 'public-files';

/** Why a file could not be stored, as a sentence for the owner. */
export class FileError extends Error {
  readonly reason: string;
  /** Whether the same file may be accepted later. */
  readonly retry: boolean;

  constructor(reason: string, { retry = false, cause }: { retry?: boolean; cause?: unknown } = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.retry = retry;
  }
}

/** The owner's files in the project's storage (FILE-1). */
export const siteFiles: FileStore = { upload, list, remove, addressOf: publicAddress };

/** The public address of a file. It is known without asking. */
export async function publicAddress(name: string): Promise<string> {
  const { url } = await loadConfig();
  return `${url}/storage/v1/object/public/${bucket}/${name}`;
}

/**
 * Stores a file under a name that carries the hash of its content (FILE-7), so that the same file is stored once, however
 * often it is sent, and without the metadata of a picture. Rejects with a FileError.
 */
async function upload(file: File, { onProgress, signal }: UploadOptions = {}): Promise<StoredFile> {
  const read = await file.arrayBuffer().catch((cause: unknown) => {
    throw new FileError(`${file.name} cannot be read: it was moved or changed. Choose it again.`, { cause });
  });
  const content = withoutMetadata(new Uint8Array(read));
  if (!content) throw new FileError(`${file.name} is damaged or not complete. Save it again with another program.`);
  const kind = kindOfSiteFile(content);
  if (content.byteLength === 0) throw new FileError(`${file.name} is empty. Choose a file with content.`);
  if (!kind)
    throw new FileError(
      `${file.name} is not ${inWords(siteFileKinds.map(({ label }) => label))}. Choose another file.`,
    );
  if (content.byteLength > kind.maxBytes)
    throw new FileError(`${file.name} is too large. A ${kind.label} file may have ${kind.maxBytes / 1e6} MB.`);
  const name = await fileNameFor(file.name, content, kind.extension);
  await send(name, content, kind.mediaType, { ...(onProgress && { onProgress }), ...(signal && { signal }) });
  return {
    name,
    size: content.byteLength,
    mediaType: kind.mediaType,
    storedAt: new Date().toISOString(),
    address: await publicAddress(name),
  };
}

/** By XMLHttpRequest: `fetch` does not tell how much has been sent. */
async function send(
  name: string,
  content: Uint8Array<ArrayBuffer>,
  mediaType: string,
  { onProgress, signal }: UploadOptions,
): Promise<void> {
  const [{ url, publishableKey }, client] = await Promise.all([loadConfig(), getClient()]);
  const { data } = await client.auth.getSession();
  const request = new XMLHttpRequest();
  request.open('POST', `${url}/storage/v1/object/${bucket}/${name}`);
  request.setRequestHeader('apikey', publishableKey);
  request.setRequestHeader('Authorization', `Bearer ${data.session?.access_token ?? publishableKey}`);
  request.setRequestHeader('Content-Type', mediaType);
  request.setRequestHeader('Cache-Control', 'max-age=31536000');
  await new Promise<void>((resolve, reject) => {
    const stop = () => request.abort();
    signal?.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) reject(new FileError('The upload was stopped.', { cause: signal.reason }));
      else if (request.status === 0)
        reject(new FileError('The server could not be reached. Please try again.', { retry: true }));
      else resolve();
    });
    if (signal?.aborted) reject(new FileError('The upload was stopped.', { cause: signal.reason }));
    else request.send(content);
  });
  const answer = readAnswer(request.responseText);
  // It is stored already: an earlier answer was lost, or the file was sent before.
  if (request.status === 409 || answer.statusCode === '409' || answer.error === 'Duplicate') return;
  // The client finds out that the session has ended, and the page asks for the password.
  if (request.status === 401) void client.auth.getUser().catch(() => undefined);
  if (request.status !== 200) throw refusal(request.status, answer);
}

/** One page of the files. Storage does not count, so that only `more` says whether another page follows. */
async function list({ search, sort, page, size }: FileView): Promise<{ rows: StoredFile[]; more: boolean }> {
  const client = await getClient();
  const { data, error } = await client.storage.from(bucket).list('', {
    search,
    limit: size + 1,
    offset: (page - 1) * size,
    sortBy:
      sort === 'name'
        ? { column: 'name', order: 'asc' }
        : { column: 'created_at', order: sort === 'newest' ? 'desc' : 'asc' },
  });
  if (error) throw refusalOf(error);
  const { url } = await loadConfig();
  const rows = data.slice(0, size).map(({ name, created_at, metadata }) => {
    const { size = 0, mimetype = '' } = (metadata ?? {}) as { size?: number; mimetype?: string };
    return {
      name,
      size,
      mediaType: mimetype,
      storedAt: created_at ?? '',
      address: `${url}/storage/v1/object/public/${bucket}/${name}`,
    };
  });
  return { rows, more: data.length > size };
}

/** A file that is already gone is not an error. */
async function remove(names: readonly string[]): Promise<void> {
  const client = await getClient();
  const { error } = await client.storage.from(bucket).remove([...names]);
  if (error) throw refusalOf(error);
}

interface Answer {
  statusCode?: string;
  error?: string;
  message?: string;
}

function readAnswer(text: string): Answer {
  try {
    const answer = JSON.parse(text) as Answer | null;
    return answer ?? {};
  } catch {
    return {};
  }
}

function refusalOf(error: Error): FileError {
  const { status = 0, statusCode } = error as Error & { status?: number; statusCode?: string };
  return refusal(status, { ...(statusCode && { statusCode }), message: error.message }, error);
}

/** The embedded server answers with sentences for the owner. Those of a hosted project are replaced. */
function refusal(status: number, { statusCode, message = '' }: Answer, cause?: unknown): FileError {
  const code = Number(statusCode) || status;
  const options = { retry: isTemporary(code), cause };
  if (/^[A-Z].*\.$/s.test(message)) return new FileError(message, options);
  return new FileError(SENTENCES[code] ?? 'The storage could not do this. Please try again.', options);
}

const SENTENCES: Readonly<Record<number, string>> = {
  0: 'The server could not be reached. Please try again.',
  400: 'The storage did not accept this. Choose another file.',
  401: 'Your session has ended. Sign in again.',
  403: 'Only the owner manages files. If you are the owner, sign in again.',
  413: 'The file is too large. Choose a smaller one.',
  415: 'Files of this type are not accepted. Choose another file.',
  429: 'Too many requests. Please wait a minute.',
};

/** "PNG, JPEG or PDF" */
const inWords = (labels: readonly string[]) => `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
