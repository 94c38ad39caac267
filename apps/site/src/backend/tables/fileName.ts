/** A kind of file that the owner can publish (FILE-2). */
export interface SiteFileKind {
  /** Its name in sentences. */
  label: string;
  mediaType: string;
  /** The extension of its stored names. */
  extension: string;
  maxBytes: number;
  /** Its magic bytes, each as a character. */
  begins: RegExp;
}

const MB = 1_000_000;

/** As on the server, which checks more closely (`apps/server/files`). A hosted project trusts the client. */
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

/** The maximum length of the part taken from the original name. */
const MAX_NAME_LENGTH = 60;

/** A file's stored name: the allowed characters of its own, and its hash (FILE-7). */
export async function fileNameFor(own: string, content: Uint8Array, extension: string): Promise<string> {
  const stem = own
    .replace(/\.[^.]*$/, '')
    .slice(0, 4 * MAX_NAME_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-+|-+$/g, '');
  // Browsers have Web Crypto on secure origins only.
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = Array.from(sha256(content).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${stem || 'file'}-${hash}.${extension}`;
}
