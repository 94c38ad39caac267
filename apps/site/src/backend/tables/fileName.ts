import { newContentKey } from '@advisor/content/admin';
/** A kind of file that the owner can publish (FILE-2). */
export interface SiteFileKind {
  /** In sentences. */
  label: string;
  mediaType: string;
  /** The one that its names get. */
  extension: string;
  maxBytes: number;
  /** How its content begins, each byte as a character. */
  begins: RegExp;
}

const MB = 1_000_000;

/** As the server has them, which looks closer (`apps/server/files`). A hosted project believes what it is told. */
export const siteFileKinds: readonly SiteFileKind[] = [
  { label: 'PNG', mediaType: 'image/png', extension: 'png', maxBytes: 15 * MB, begins: /^\x89PNG\r\n/ },
  { label: 'JPEG', mediaType: 'image/jpeg', extension: 'jpg', maxBytes: 15 * MB, begins: /^\xff\xd8\xff/ },
  { label: 'WebP', mediaType: 'image/webp', extension: 'webp', maxBytes: 15 * MB, begins: /^RIFF[^]{4}WEBP/ },
  {
    label: 'AVIF',
    mediaType: 'image/avif',
    extension: 'avif',
    maxBytes: 15 * MB,
    begins: /^[^]{4}ftyp(?:[^]{4}){0,12}avi[fs]/,
  },
  { label: 'PDF', mediaType: 'application/pdf', extension: 'pdf', maxBytes: 25 * MB, begins: /^%PDF-/ },
];

export function kindOfSiteFile(content: Uint8Array): SiteFileKind | undefined {
  const start = String.fromCharCode(...content.subarray(0, 64));
  return siteFileKinds.find(({ begins }) => begins.test(start));
}

/** The name under which a file is stored: the words of its own name, and its hash (FILE-7). */
export async function fileNameFor(own: string, content: Uint8Array, extension: string): Promise<string> {
  const stem = newContentKey(own.replace(/\.[^.]*$/, '').slice(0, 240), () => false, 'file');
  // Browsers have Web Crypto on secure origins only.
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = Array.from(sha256(content).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${stem}-${hash}.${extension}`;
}
