import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { fileTypeOf, fileTypes, problemWithFiles, safeFileName } from './fileRules.generated.ts';
import type { FieldDefinition } from './forms.ts';

/** A file among the answers of a message. Its content is in `contact_attachments`. */
export interface FileValue {
  name: string;
  /** In bytes. */
  size: number;
  /** In hexadecimal digits. Makes a message with another content another message. */
  sha256: string;
}

/** A file with its content: a row of `contact_attachments`. */
export interface Attachment extends FileValue {
  /** The field of the form. */
  field: string;
  media_type: string;
  /** In base64. */
  data: string;
}

export const isFileValue = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'sha256' in value;

// FORM-27
/**
 * The files of a field, checked by its definition: their number, names, types and sizes, and whether they begin like files
 * of their type. The media type comes from the table of types, never from the request.
 */
export function readFiles(field: FieldDefinition, raw: unknown): { files: Attachment[] } | { error: string } {
  const { name: fieldName, label, accept = [], maxBytes = 0, maxFiles = 1 } = field;
  if (!Array.isArray(raw)) return { error: `${label} must be a list of files.` };
  const received = [];
  // One more than is accepted is enough to refuse them.
  for (const entry of raw.slice(0, maxFiles + 1)) {
    const file = decode(entry);
    if (!file) return { error: `${label} must be a list of files, each with a name and its content in base64.` };
    received.push(file);
  }
  const problem = problemWithFiles({ accept, maxBytes, maxFiles }, received);
  if (problem) return { error: `${label}: ${problem}` };
  return {
    files: received.map(({ name, size, data, bytes }) => ({
      field: fieldName,
      name,
      media_type: fileTypes[fileTypeOf(name)!].mediaTypes[0],
      size,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      data,
    })),
  };
}

function decode(entry: unknown) {
  if (typeof entry !== 'object' || entry === null) return null;
  const { name, type = '', data } = entry as Record<string, unknown>;
  if (typeof name !== 'string' || typeof type !== 'string' || typeof data !== 'string') return null;
  const bytes = Buffer.from(data, 'base64');
  // Buffer skips what is not base64.
  if (bytes.toString('base64') !== data) return null;
  return { name: safeFileName(name), type, size: bytes.byteLength, data, bytes };
}

/** Largest body of a message without files, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Largest body of a message of these fields, in bytes: base64 is a third larger than what it holds. */
export function bodyLimit(fields: readonly FieldDefinition[]): number {
  return fields.reduce(
    (limit, { type, maxBytes = 0, maxFiles = 1 }) =>
      type === 'file' ? limit + maxFiles * (Math.ceil(maxBytes / 3) * 4 + 1024) : limit,
    BODY_LIMIT,
  );
}
