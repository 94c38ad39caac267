import { withoutMetadata } from '@advisor/functions-shared/picture-metadata.ts';
import { acceptedLabels, adviceFor, kindOfContent, kindOfName, type FileKind } from './kinds.ts';
import { contradicts } from './names.ts';

// FILE-4
/** A picture is decoded when pages are made: this many pixels take some 200 MB of memory. */
export const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 30;

/** An end-of-archive record of ZIP, and how long it is without its comment. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_LENGTH = 22;
const MAX_ZIP_COMMENT_LENGTH = 0xffff;

export interface FileProblem {
  /** The status of the answer. */
  status: 400 | 413 | 415;
  /** A sentence that says what to do. */
  message: string;
}

/**
 * Checks a file that is about to be stored under a name, by its content alone. Resolves to what is stored of it, which is
 * without the metadata of a picture (FILE-9), or to why it cannot be.
 */
export async function readUpload(name: string, sent: Buffer<ArrayBuffer>): Promise<Uint8Array | FileProblem> {
  const plain = withoutMetadata(sent);
  const { buffer, byteOffset, byteLength } = plain ?? sent;
  const problem = await problemWith(name, Buffer.from(buffer, byteOffset, byteLength), sent);
  return problem ?? plain ?? { status: 400, message: damaged('picture') };
}

async function problemWith(name: string, bytes: Buffer, sent: Buffer): Promise<FileProblem | null> {
  if (bytes.byteLength === 0) return { status: 400, message: 'The file is empty. Choose a file with content.' };
  const kind = kindOfContent(bytes);
  if (!kind) return { status: 415, message: adviceFor(bytes) };
  if (sent.byteLength > kind.maxBytes) return tooLarge(kind);
  if (kindOfName(name) !== kind)
    return {
      status: 415,
      message: `The content of ${name} is ${kind.label}. Give it a name that ends in .${kind.extensions[0]}.`,
    };
  if (contradicts(name, bytes))
    return { status: 400, message: `${name} names another content. Choose the file again.` };
  if (hidesAnother(sent))
    return { status: 415, message: `${name} is two kinds of file at once. Save it again with another program.` };
  const reason = kind.isPicture ? await problemWithPicture(bytes, kind) : problemWithPdf(bytes);
  return reason === null ? null : { status: 400, message: reason };
}

export const tooLarge = (kind: FileKind | null): FileProblem => ({
  status: 413,
  message: kind
    ? `The file is too large. A ${kind.label} file may have ${kind.maxBytes / 1e6} MB.`
    : `The file is too large. ${acceptedLabels} files are accepted, pictures of 15 MB and documents of 25 MB at most.`,
});

/** Whether other programs would take the file for an archive or a page, although it begins like a picture or document. */
function hidesAnother(bytes: Buffer): boolean {
  for (
    let at = bytes.lastIndexOf(ZIP_END, undefined, 'latin1');
    at >= Math.max(0, bytes.byteLength - ZIP_END_LENGTH - MAX_ZIP_COMMENT_LENGTH);
    at = at === 0 ? -1 : bytes.lastIndexOf(ZIP_END, at - 1, 'latin1')
  ) {
    const comment = at + ZIP_END_LENGTH <= bytes.byteLength ? bytes.readUInt16LE(at + ZIP_END_LENGTH - 2) : -1;
    if (at + ZIP_END_LENGTH + comment === bytes.byteLength) return true;
  }
  if (bytes.toString('latin1', 1, 1024).includes('%PDF-')) return true;
  return /<script|<iframe|<!doctype html/i.test(bytes.toString('latin1'));
}

const damaged = (picture: string) => `The ${picture} is damaged or not complete. Save it again with another program.`;

/** The size is read from the header; only a picture of a size that is accepted is decoded. */
async function problemWithPicture(bytes: Buffer, kind: FileKind): Promise<string | null> {
  // Loaded with the first upload: most starts never need it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height * pages > MAX_PIXELS)
      return `The picture has ${width} × ${height} pixels${pages > 1 ? ` in ${pages} frames` : ''}. At most ${MAX_PIXELS / 1e6} million are accepted: make it smaller.`;
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize(8, 8, { fit: 'fill' })
      .raw()
      .toBuffer();
    return null;
  } catch {
    return damaged(`${kind.label} picture`);
  }
}

function problemWithPdf(bytes: Buffer): string | null {
  return bytes.toString('latin1', Math.max(0, bytes.byteLength - 2048)).includes('%%EOF')
    ? null
    : 'The PDF is not complete. Save it again, or download it again.';
}
