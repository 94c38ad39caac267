import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in the encodings in which it can be sent. */
export type Bodies = Partial<Record<Encoding, Buffer<ArrayBuffer>>> & { identity: Buffer<ArrayBuffer> };

/** The origin that the files were built with, and the one that serves them. */
export interface OriginChange {
  from: string;
  to: string;
}

/** The file types that may contain the site's address. Scripts are excluded: their names contain a content hash. */
const REWRITTEN_TYPES = /\.(?:html|xml|txt|ics|json|webmanifest)$/;
/** As dense as the build's best within a few percent, in a fiftieth of the time: it is done at each start. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/**
 * Replaces the origin in a file and compresses the result; null when the file does not contain the origin. Only whole origins count: `https://www.example.com` is not in `https://www.example.com.mirror.example`.
 */
export function withOrigin(name: string, built: Buffer<ArrayBuffer>, { from, to }: OriginChange): Bodies | null {
  if (!REWRITTEN_TYPES.test(name) || !built.includes(from)) return null;
  const whole = new RegExp(`${from.replaceAll(/[^\w:/-]/g, '\\$&')}(?![\\w%@-]|[.:]\\w)`, 'g');
  const identity = Buffer.from(built.toString().replaceAll(whole, () => to));
  return {
    identity,
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzip: gzipSync(identity, { level: GZIP_LEVEL }),
  };
}
