import type { Phrase } from '@advisor/ui/text';
import { InputError, reasonOf } from '../language';

/** Larger files are refused unread; no document of these tools comes close. */
const maxFileBytes = 32_000_000;

/** Refuses a file that is too large to be read. */
export function checkSize({ size }: File): void {
  if (size > maxFileBytes)
    throw new InputError('The file is too large: {size} MB, and at most {limit} MB are read.', {
      size: Math.ceil(size / 1_000_000),
      limit: maxFileBytes / 1_000_000,
    });
}

/** The text of a file, in any of the known encodings. Throws if it is too large. */
export async function readFile(file: File): Promise<string> {
  checkSize(file);
  const [{ decodeText }, bytes] = await Promise.all([import('./reading'), file.arrayBuffer()]);
  return decodeText(new Uint8Array(bytes)).text;
}

/** Why a file was refused: the wrong kind of file, otherwise the reader's error. */
export async function refusalOf(error: unknown, file: File, tool: string, accept: string): Promise<Phrase> {
  try {
    const { wrongFileMessage } = await import('./reading');
    return (await wrongFileMessage(file, tool, accept)) ?? reasonOf(error);
  } catch {
    return reasonOf(error);
  }
}
