const MB = 1_000_000;

/** A kind of file that the owner can publish. */
export interface FileKind {
  /** In sentences. */
  label: string;
  mediaType: string;
  /** In lower case; a name must end with one of them. */
  extensions: readonly string[];
  maxBytes: number;
  /** Whether browsers may show it in place; anything else is downloaded. */
  isPicture: boolean;
}

// FILE-2
const kinds = {
  png: { label: 'PNG', mediaType: 'image/png', extensions: ['png'], maxBytes: 15 * MB, isPicture: true },
  jpeg: { label: 'JPEG', mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], maxBytes: 15 * MB, isPicture: true },
  webp: { label: 'WebP', mediaType: 'image/webp', extensions: ['webp'], maxBytes: 15 * MB, isPicture: true },
  avif: { label: 'AVIF', mediaType: 'image/avif', extensions: ['avif'], maxBytes: 15 * MB, isPicture: true },
  pdf: { label: 'PDF', mediaType: 'application/pdf', extensions: ['pdf'], maxBytes: 25 * MB, isPicture: false },
} as const satisfies Record<string, FileKind>;

/** The largest file of any kind, in bytes. */
export const MAX_BYTES = Math.max(...Object.values(kinds).map(({ maxBytes }) => maxBytes));

export const mediaTypes: readonly string[] = Object.values(kinds).map(({ mediaType }) => mediaType);

/** "PNG, JPEG, WebP, AVIF or PDF" */
export const acceptedLabels = Object.values(kinds)
  .map(({ label }) => label)
  .join(', ')
  .replace(/, (?=\w+$)/, ' or ');

/** The kind of a file by its first bytes; null for any that is not accepted. */
export function kindOfContent(bytes: Buffer): FileKind | null {
  const begins = (signature: string, offset = 0) =>
    bytes.toString('latin1', offset, offset + signature.length) === signature;
  if (begins('\x89PNG\r\n\x1a\n')) return kinds.png;
  if (begins('\xff\xd8\xff')) return kinds.jpeg;
  if (begins('RIFF') && begins('WEBP', 8)) return kinds.webp;
  if (begins('ftyp', 4) && brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis')) return kinds.avif;
  if (begins('%PDF-')) return kinds.pdf;
  return null;
}

/** The kind of a stored file by its name, whose extension was held against the content when it was stored. */
export function kindOfName(name: string): FileKind | null {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return Object.values<FileKind>(kinds).find(({ extensions }) => extensions.includes(extension)) ?? null;
}

/** What to do with a file that is of no accepted kind, as a sentence. */
export function adviceFor(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 1024);
  if (/^(?:\xef\xbb\xbf)?\s*</.test(start))
    return 'SVG, HTML and XML files can hold scripts and are not accepted. Save the picture as PNG or WebP.';
  if (start.startsWith('GIF8')) return 'GIF files are not accepted. Save the picture as PNG or WebP.';
  if (start.startsWith('PK\x03\x04'))
    return 'Archives and office documents are not accepted. Save the document as PDF.';
  if (start.slice(4, 8) === 'ftyp') return 'HEIC pictures and films are not accepted. Save the picture as JPEG.';
  return `The content of this file is not ${acceptedLabels}. Choose another file.`;
}

/** The brands in the first box of a file of ISO's media format. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.length >= 4 ? bytes.readUInt32BE(0) : 0, bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(bytes.toString('latin1', offset, offset + 4));
  return brands;
}
