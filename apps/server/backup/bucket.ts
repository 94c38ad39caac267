import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob, rmSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { S3mini } from 's3mini';
import { syncToDisk } from '../data/sync.ts';

/** An S3-compatible location for backups. */
export interface Bucket {
  /** The bucket's URL, such as `https://s3.example.com/bucket`. */
  endpoint: string;
  /** The key prefix: empty, or a folder that ends in `/`. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A part of a large backup is 8 MB: a longer transfer means a broken connection. */
const REQUEST_MS = 10 * 60_000;

/** Reads BACKUP_S3_URL and AWS's own variables for the key. Null without that URL; throws if one of them is invalid. */
export function readBucket(env: NodeJS.ProcessEnv): Bucket | null {
  if (!env.BACKUP_S3_URL) return null;
  const url = URL.canParse(env.BACKUP_S3_URL) ? new URL(env.BACKUP_S3_URL) : null;
  const [bucket, ...folders] = (url?.pathname ?? '').split('/').filter(Boolean).map(decodeURIComponent);
  if (!url || !/^https?:$/.test(url.protocol) || !bucket || url.search || url.hash || url.username || url.password)
    throw new Error(
      'BACKUP_S3_URL must be the address of a bucket without keys, such as https://s3.example.com/bucket or https://s3.example.com/bucket/folder.',
    );
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('BACKUP_S3_URL needs a key of that storage: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return {
    endpoint: `${url.origin}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: env.AWS_REGION || 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

/** The names of a bucket's objects directly below its prefix. */
export async function namesIn(bucket: Bucket): Promise<string[]> {
  const { prefix, endpoint } = bucket;
  const s3 = await connect(bucket);
  const found = await s3.listObjects('/', prefix);
  if (found === null) throw new Error(`There is no bucket ${endpoint}.`);
  return found.map(({ Key }) => Key.slice(prefix.length)).filter((name) => name !== '' && !name.includes('/'));
}

/** Uploads a file to a bucket, and reads it back to verify it. A partial upload is removed. */
export async function upload(bucket: Bucket, file: string, name: string): Promise<void> {
  const s3 = await connect(bucket);
  const key = bucket.prefix + name;
  const content = await openAsBlob(file);
  const sent = await sha256((hash) => pipeline(Readable.fromWeb(content.stream() as ReadableStream), hash));
  await s3.putAnyObject(key, content);
  try {
    if ((await sha256((hash) => read(s3, key, hash))) !== sent)
      throw new Error(`${name} has arrived with another content.`);
  } catch (error) {
    await s3.deleteObject(key).catch(() => undefined);
    throw error;
  }
}

/** Downloads an object to a file that must not exist, fsynced. */
export async function download(bucket: Bucket, name: string, into: string): Promise<void> {
  try {
    await read(await connect(bucket), bucket.prefix + name, createWriteStream(into, { flags: 'wx', mode: 0o600 }));
    syncToDisk(into);
  } catch (error) {
    rmSync(into, { force: true });
    throw error;
  }
}

/** Deletes an object. */
export async function removeFrom(bucket: Bucket, name: string): Promise<void> {
  await (await connect(bucket)).deleteObject(bucket.prefix + name);
}

async function connect({ endpoint, region, accessKeyId, secretAccessKey }: Bucket): Promise<S3mini> {
  // Few servers use it.
  const { S3mini } = await import('s3mini');
  return new S3mini({ endpoint, region, accessKeyId, secretAccessKey, requestAbortTimeout: REQUEST_MS });
}

async function read(s3: S3mini, key: string, into: Writable): Promise<void> {
  const response = await s3.getObjectResponse(key);
  if (!response?.body) throw new Error(`There is no ${key} in ${s3.endpoint.href}.`);
  await pipeline(Readable.fromWeb(response.body as ReadableStream), into);
}

async function sha256(write: (hash: Writable) => Promise<void>): Promise<string> {
  const hash = createHash('sha256');
  await write(hash);
  return hash.digest('hex');
}
