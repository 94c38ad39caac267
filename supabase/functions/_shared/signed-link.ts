/** What a link allows, to whom or what, and until when. */
export interface SignedLink {
  /** The one thing that it is good for, such as `guide`. */
  purpose: string;
  id: string;
  expiresAt: Date;
}

/**
 * Why a token is not taken: it is no token (`malformed`, also one that a mail program has cut), another secret has signed
 * it or somebody has changed it (`tampered`), it was made for something else, or its time is over.
 */
export type LinkFault = 'malformed' | 'tampered' | 'wrong purpose' | 'expired';

export type ReadLink = { ok: true; id: string; expiresAt: Date } | { ok: false; reason: LinkFault };

/** Longer ones are not looked at. */
const MAX_TOKEN_LENGTH = 1_000;
const MAC_BYTES = 32;

/**
 * A token for the fragment of an address, `/guide#token`, so that it reaches no log of a server: what it allows, readable by
 * anybody, and its HMAC-SHA-256. It proves that whoever has it can read the mail that it was sent in.
 */
export async function signLink(secret: string, { purpose, id, expiresAt }: SignedLink): Promise<string> {
  const content = new TextEncoder().encode(
    JSON.stringify([purpose, id, Math.floor(expiresAt.getTime() / 1000)] satisfies Content),
  );
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret), content);
  return `${toBase64Url(content)}.${toBase64Url(new Uint8Array(mac))}`;
}

/** What a token of `signLink` allows. Nothing in it counts before its signature is checked, in constant time. */
export async function readLink(
  secret: string,
  purpose: string,
  token: unknown,
  now: Date = new Date(),
): Promise<ReadLink> {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return { ok: false, reason: 'malformed' };
  const [content, mac, ...more] = token.split('.').map(fromBase64Url);
  if (!content || mac?.byteLength !== MAC_BYTES || more.length > 0) return { ok: false, reason: 'malformed' };
  if (!(await crypto.subtle.verify('HMAC', await keyOf(secret), mac, content)))
    return { ok: false, reason: 'tampered' };
  const [signedPurpose, id, seconds] = JSON.parse(new TextDecoder().decode(content)) as Content;
  if (signedPurpose !== purpose) return { ok: false, reason: 'wrong purpose' };
  const expiresAt = new Date(seconds * 1000);
  return expiresAt > now ? { ok: true, id, expiresAt } : { ok: false, reason: 'expired' };
}

type Content = [purpose: string, id: string, expiresAt: number];

/** A key of its own, derived from the project's secret: what signs sessions signs no links, and the other way round. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const base = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes('links in mails') },
    base,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify'],
  );
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for what no encoder would have written, so that a token has one form only. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
