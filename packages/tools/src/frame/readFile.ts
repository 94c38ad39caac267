import type { Phrase } from '@advisor/ui/text';
import { InputError, reasonOf } from '../language';

/** Larger files are refused unread; no document of these tools comes close. */
const maxFileBytes = 32_000_000;

/** The content of a file. Throws if it is too large, or cannot be read any more. */
export async function readBytes(file: File): Promise<Uint8Array> {
  if (file.size > maxFileBytes)
    throw new InputError('The file is too large: {size} MB, and at most {limit} MB are read.', {
      size: Math.ceil(file.size / 1_000_000),
      limit: maxFileBytes / 1_000_000,
    });
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new InputError('The file cannot be read: it was moved or changed. Choose it again.', undefined, { cause });
  }
}

/** The text of a file, in any of the known encodings. Throws as `readBytes` does. */
export async function readFile(file: File): Promise<string> {
  const [{ decodeText }, bytes] = await Promise.all([import('./reading'), readBytes(file)]);
  return decodeText(bytes).text;
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
