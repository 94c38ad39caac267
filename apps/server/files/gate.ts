import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readBody } from '@advisor/contact-function/body.ts';
import { refuseUnlessOwner, type CallerRole } from '@advisor/functions-shared/caller-role.ts';
import type { Caller } from '../http/caller.ts';
import { json } from '../http/headers.ts';
import { readUpload, tooLarge } from './content.ts';
import { kindOfName, MAX_BYTES } from './kinds.ts';
import { isFileName, isHashedName, NAME_ADVICE } from './names.ts';
import type { FileStore, StoredFile } from './store.ts';

/** The one bucket. A hosted project has it by a migration. */
export const BUCKET = 'public-files';

/** Around the file in a form, and of every other call. */
const OVERHEAD = 64 * 1024;
const LIST_LIMIT = { default: 100, max: 1000 };
const YEAR = 31_536_000;
/** A file that is opened by itself runs nothing and has no origin. */
const SANDBOX =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; sandbox";

const DISK_FULL = 'The disk of the server is full. The file was not stored: please try again later.';

export interface FileCall {
  request: Request;
  url: URL;
  caller: Caller;
}

export interface FileGateDeps {
  store: FileStore;
  callerRole(caller: Caller): Promise<CallerRole>;
  /** Whether the disk is nearly full, so that nothing is stored. */
  isDiskFull(): boolean;
  /** In bytes. */
  quota: number;
  /** Lets few uploads run at once, each of which is in memory; null for one too many. */
  limitConcurrency: <T>(work: () => Promise<T>) => Promise<T> | null;
}

/**
 * The part of Supabase's Storage API that the site needs, on the files of the data folder. Only the calls listed here
 * exist. Anyone reads a file of the bucket by its name; everything else is for the owner.
 */
export function createFileGate({ store, callerRole, isDiskFull, quota, limitConcurrency }: FileGateDeps) {
  async function upload({ request, url, caller }: FileCall, replace: boolean): Promise<Response> {
    const name = nameIn(url, 'object/');
    if (!isFileName(name) || !kindOfName(name)) return invalid(NAME_ADVICE);
    if (isDiskFull()) return failure(503, 'disk_full', DISK_FULL);
    const content = await contentOf(request);
    if (content === null) return failure(413, 'Payload too large', tooLarge(null).message);
    if (content === undefined) return invalid('The request holds no file.');
    const read = await readUpload(name, content);
    if (!(read instanceof Uint8Array)) return failure(read.status, CODES[read.status], read.message);
    // The upload may have taken minutes.
    const refusal = refusalFor(await callerRole(caller));
    if (refusal) return refusal;
    const stored = await store.write(name, read, { replace });
    switch (stored.kind) {
      case 'taken':
        return failure(409, 'Duplicate', `There is a file named ${name} already. Choose another name, or replace it.`);
      case 'over-quota':
        return failure(
          413,
          'quota_exceeded',
          `All files together may have ${quota / 1e6} MB. Remove files that are no longer used.`,
        );
      case 'too-many':
        return failure(413, 'quota_exceeded', 'There are too many files. Remove files that are no longer used.');
      case 'disk-full':
        return failure(503, 'disk_full', DISK_FULL);
      case 'stored':
        return json(200, { Key: `${BUCKET}/${name}`, Id: idOf(name) });
    }
  }

  async function remove({ request }: FileCall): Promise<Response> {
    const body = await jsonOf<{ prefixes?: unknown }>(request);
    const names = body?.prefixes;
    if (!Array.isArray(names) || names.length === 0 || names.length > LIST_LIMIT.max || !names.every(isText))
      return invalid('The request names no files.');
    return json(200, (await store.remove(names)).map(describe));
  }

  async function list({ request }: FileCall): Promise<Response> {
    const body = await jsonOf<ListOptions>(request);
    if (!body) return invalid('The request cannot be read.');
    const { prefix = '', search = '', limit = LIST_LIMIT.default, offset = 0, sortBy } = body;
    if (!isText(prefix) || !isText(search) || !isCount(limit) || limit < 1 || !isCount(offset))
      return invalid('The request cannot be read.');
    const column = String(sortBy?.column ?? 'name');
    const compare = ORDERS.get(column);
    if (!compare) return invalid(`Files cannot be ordered by ${column.slice(0, 40)}.`);
    const direction = sortBy?.order === 'desc' ? -1 : 1;
    // There are no folders: a prefix is one, so that nothing is in it.
    const found = prefix.replaceAll('/', '') === '' ? store.all() : [];
    return json(
      200,
      found
        .filter(({ name }) => name.includes(search.toLowerCase()))
        .toSorted((a, b) => direction * compare(a, b) || byName(a, b))
        .slice(offset, offset + Math.min(limit, LIST_LIMIT.max))
        .map(describe),
    );
  }

  function info({ url }: FileCall): Response {
    const file = store.find(nameIn(url, 'object/info/'));
    if (!file) return notFound();
    const { metadata, ...rest } = describe(file);
    return json(200, {
      ...rest,
      version: '',
      bucket_id: BUCKET,
      size: metadata.size,
      content_type: metadata.mimetype,
      cache_control: metadata.cacheControl,
      etag: metadata.eTag,
      metadata: {},
      last_modified: metadata.lastModified,
    });
  }

  async function read({ request, url }: FileCall): Promise<Response> {
    const opened = await store.open(nameIn(url, 'object/public/'));
    if (!opened) return notFound();
    const { handle, file } = opened;
    const etag = etagOf(file);
    const headers = headersOf(file, url.searchParams.has('download'));
    const known = request.headers.get('if-none-match')?.split(',');
    const isKnown = known?.some((part) => part.trim().replace(/^W\//, '') === etag) ?? false;
    if (request.method === 'HEAD' || isKnown) {
      await handle.close();
      return new Response(null, { status: isKnown ? 304 : 200, headers });
    }
    const stream = handle.createReadStream({ end: Math.max(0, file.size - 1) });
    return new Response(Readable.toWeb(stream) as ReadableStream, { headers });
  }

  return async (call: FileCall): Promise<Response> => {
    const { request, url, caller } = call;
    const path = url.pathname.slice('/storage/v1/'.length);
    const operation = `${request.method} ${path}`;
    if (/^(?:GET|HEAD) object\/public\/public-files\/[^/]+$/.test(operation)) return read(call);
    const handler = ownerHandler(operation);
    if (!handler) return failure(404, 'not_found', 'This call is not available.');
    return refusalFor(await callerRole(caller)) ?? handler(call);
  };

  function ownerHandler(operation: string): ((call: FileCall) => Response | Promise<Response>) | null {
    if (operation === 'POST object/list/public-files') return list;
    if (operation === 'DELETE object/public-files') return remove;
    if (/^GET object\/info\/public-files\/[^/]+$/.test(operation)) return info;
    const uploaded = /^(POST|PUT) object\/public-files\/./.exec(operation);
    if (!uploaded) return null;
    return (call) =>
      limitConcurrency(() => upload(call, uploaded[1] === 'PUT' || call.request.headers.get('x-upsert') === 'true')) ??
      failure(503, 'busy', 'Too many uploads are waiting. Please try again in a moment.', { 'Retry-After': '5' });
  }
}

interface ListOptions {
  prefix?: unknown;
  search?: unknown;
  limit?: unknown;
  offset?: unknown;
  sortBy?: { column?: unknown; order?: unknown } | null;
}

const byName = (a: StoredFile, b: StoredFile) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
const byTime = (a: StoredFile, b: StoredFile) => a.changedAt.getTime() - b.changedAt.getTime();
const ORDERS = new Map([
  ['name', byName],
  ['created_at', byTime],
  ['updated_at', byTime],
  ['last_accessed_at', byTime],
]);

/** As supabase-js has it. */
function describe(file: StoredFile) {
  const { name, size, changedAt } = file;
  const changed = changedAt.toISOString();
  return {
    name,
    id: idOf(name),
    updated_at: changed,
    created_at: changed,
    last_accessed_at: changed,
    metadata: {
      eTag: etagOf(file),
      size,
      mimetype: kindOfName(name)!.mediaType,
      cacheControl: cacheOf(name),
      lastModified: changed,
      contentLength: size,
      httpStatusCode: 200,
    },
  };
}

// FILE-6, FILE-7
function headersOf(file: StoredFile, download: boolean): Headers {
  const { name, size, changedAt } = file;
  const kind = kindOfName(name)!;
  return new Headers({
    'Content-Type': kind.mediaType,
    'Content-Length': String(size),
    'Content-Disposition': kind.isPicture && !download ? 'inline' : `attachment; filename="${name}"`,
    'Content-Security-Policy': SANDBOX,
    'X-Content-Type-Options': 'nosniff',
    // Share pictures and logos are shown by other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': cacheOf(name),
    ETag: etagOf(file),
    'Last-Modified': changedAt.toUTCString(),
  });
}

const cacheOf = (name: string) => (isHashedName(name) ? `public, max-age=${YEAR}, immutable` : 'public, no-cache');

const etagOf = ({ size, changedAt }: StoredFile) => `"${changedAt.getTime().toString(36)}-${size.toString(36)}"`;

/** The same for a name always; callers of the API expect a UUID. */
function idOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** What follows the bucket in a path, decoded once; what cannot be decoded is no name of a file. */
function nameIn(url: URL, call: string): string {
  const encoded = url.pathname.slice(`/storage/v1/${call}${BUCKET}/`.length);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** The file of an upload, which supabase-js sends in a form or as it is. Null if it is too large, undefined without one. */
async function contentOf(request: Request): Promise<Buffer<ArrayBuffer> | null | undefined> {
  const body = await readBody(request, MAX_BYTES + OVERHEAD);
  if (body === null) return null;
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return Buffer.from(body.buffer);
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    const files = [...form.values()].filter((value) => value instanceof File);
    return files.length === 1 ? Buffer.from(await files[0]!.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

async function jsonOf<T extends object>(request: Request): Promise<T | null> {
  const body = await readBody(request, OVERHEAD * 4);
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body ?? undefined));
    return typeof value === 'object' && value !== null ? (value as T) : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const CODES = { 400: 'invalid_content', 413: 'Payload too large', 415: 'invalid_mime_type' } as const;

/** An error in the shape of Supabase's Storage, which supabase-js turns into a StorageError. */
export function failure(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json(status, { statusCode: String(status), error, message }, headers);
}

const invalid = (message: string) => failure(400, 'InvalidRequest', message);
const notFound = () => failure(404, 'not_found', 'There is no file of that name.');

function refusalFor(role: CallerRole): Response | null {
  const refusal = refuseUnlessOwner(role, {
    user: 'Only the owner manages files.',
    anonymous: 'Sign in to manage files.',
  });
  return refusal && failure(refusal.status, 'Unauthorized', refusal.message);
}
