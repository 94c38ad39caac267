// Validation of files. `pnpm generate` copies this file into the server function, so that form and server accept the
// same; it must import nothing but what stands in `text`.
import { formatFileSize } from '../../text/formatFileSize';
import { cutText, tidyText, wellFormed } from '../../text/text';

interface KnownType {
  /** In errors and hints. */
  label: string;
  /** The extensions of its files, in lower case; the first one is the usual one. */
  extensions: readonly string[];
  /** The media types that browsers report for it. The first one is stored. */
  mediaTypes: readonly string[];
  /** The bytes that it begins with. Text begins with anything, but has no control characters. */
  signature?: readonly number[];
}

/** The types of files that can be offered. A browser runs none of them. */
export const fileTypes = {
  pdf: {
    label: 'PDF',
    extensions: ['pdf'],
    mediaTypes: ['application/pdf'],
    signature: [0x25, 0x50, 0x44, 0x46, 0x2d],
  },
  png: {
    label: 'PNG',
    extensions: ['png'],
    mediaTypes: ['image/png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  jpeg: {
    label: 'JPEG',
    extensions: ['jpg', 'jpeg'],
    mediaTypes: ['image/jpeg'],
    signature: [0xff, 0xd8, 0xff],
  },
  text: { label: 'text', extensions: ['txt'], mediaTypes: ['text/plain'] },
  markdown: { label: 'Markdown', extensions: ['md'], mediaTypes: ['text/markdown', 'text/plain'] },
  json: { label: 'JSON', extensions: ['json'], mediaTypes: ['application/json'] },
  // Windows takes CSV for a file of the program that opens it.
  csv: { label: 'CSV', extensions: ['csv'], mediaTypes: ['text/csv', 'text/plain', 'application/vnd.ms-excel'] },
} as const satisfies Record<string, KnownType>;

export type FileType = keyof typeof fileTypes;

/** What a field accepts. */
export interface FileRules {
  /** The types of files that are accepted, by extension and content. The hint of the field names them. */
  accept: readonly FileType[];
  /** The maximum size of each file, in bytes. */
  maxBytes: number;
  /**
   * The maximum number of files. With 1, another file replaces the one before.
   * @default 1
   */
  maxFiles?: number;
}

/** A file in the values of a form. */
export interface FormFile {
  name: string;
  /** The media type that the browser reports; '' if it knows none. */
  type: string;
  /** In bytes. */
  size: number;
  /** The content in base64; `null` while it is not read. */
  data: string | null;
}

// FORM-27
/**
 * The first problem with the files of a field, as a sentence that says what to do; undefined if there is none. A file that
 * is only a name was chosen before the page was reloaded.
 */
export function problemWithFiles(rules: FileRules, files: readonly (FormFile | string)[]): string | undefined {
  const { maxFiles = 1 } = rules;
  if (files.length > maxFiles)
    return `At most ${maxFiles === 1 ? 'one file is' : `${maxFiles} files are`} accepted. Remove the others.`;
  return files.map((file) => problemWith(rules, file)).find(Boolean);
}

function problemWith({ accept, maxBytes }: FileRules, file: FormFile | string): string | undefined {
  if (typeof file === 'string')
    return `Choose ${file} again, or remove it: files are not kept when the page is reloaded.`;
  const { name, type, size, data } = file;
  const kind = fileTypeOf(name);
  const known: KnownType | undefined = kind && fileTypes[kind];
  if (!known || !accept.includes(kind!) || (type !== '' && !known.mediaTypes.includes(type)))
    return `${name} cannot be sent. Choose a ${labelsOf(accept)} file.`;
  if (size > maxBytes)
    return `${name} is too large: ${formatFileSize(size)}. Choose a file of at most ${formatFileSize(maxBytes)}.`;
  if (size === 0) return `${name} is empty. Choose a file with content.`;
  if (data === null) return `${name} is not read yet. Wait a moment, or choose it again.`;
  if (!isContentOf(known, data))
    return `The content of ${name} is not ${known.label}. Choose a ${labelsOf(accept)} file.`;
  return undefined;
}

/** The type of a file by the extension of its name. */
export function fileTypeOf(name: string): FileType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.keys(fileTypes) as FileType[]).find((type) =>
    (fileTypes[type].extensions as readonly string[]).includes(extension),
  );
}

/** The characters of base64 that are looked at: those of 4,095 bytes. */
const START = 5460;

function isContentOf({ signature }: KnownType, data: string): boolean {
  const start = Array.from(atob(data.slice(0, START)), (byte) => byte.charCodeAt(0));
  return signature
    ? signature.every((byte, index) => start[index] === byte)
    : start.every((byte) => byte > 31 || (byte > 8 && byte < 14));
}

/** "PDF, PNG or JPEG" */
export function labelsOf(accept: readonly FileType[]): string {
  const labels = accept.map((type) => fileTypes[type].label);
  return [labels.slice(0, -1).join(', '), labels.at(-1)].filter(Boolean).join(' or ');
}

/**
 * A file name that every system can store: without a path, invisible characters and what Windows reserves, at most 100
 * UTF-16 units long with its extension.
 */
export function safeFileName(name: string): string {
  const base = tidyText(wellFormed(name.slice(-1000)).split(/[/\\]/).at(-1)!, 'code')
    .replace(/[\p{Cc}<>:"|?*]+/gu, '-')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const [, stem = '', extension = ''] = /^(.*?)(\.[^. ]{1,9})?$/su.exec(base)!;
  const short = `${cutText(stem, 80).replace(/(?<![. ])[. ]+$/, '') || 'file'}${extension}`;
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(short) ? `_${short}` : short;
}
