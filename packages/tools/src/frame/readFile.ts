import { sentenceOf } from './tool';

/** Larger files are refused unread; no document of these tools comes close. */
const maxFileBytes = 32_000_000;

/** Refuses a file that is too large to be read. */
export function checkSize({ size }: File): void {
  if (size > maxFileBytes)
    throw new Error(`The file is too large: ${Math.ceil(size / 1_000_000)} MB, and at most 32 MB are read.`);
}

/** The text of a file, in any of the known encodings. Throws if it is too large. */
export async function readFile(file: File): Promise<string> {
  checkSize(file);
  const [{ decodeText }, bytes] = await Promise.all([import('./reading'), file.arrayBuffer()]);
  return decodeText(new Uint8Array(bytes)).text;
}

/** Why a file was refused: the wrong kind of file, otherwise the reader's error. */
export async function reasonOf(error: unknown, file: File, tool: string, accept: string): Promise<string> {
  try {
    const { mistakenFile } = await import('./reading');
    return (await mistakenFile(file, tool, accept)) ?? sentenceOf(error);
  } catch {
    return sentenceOf(error);
  }
}
