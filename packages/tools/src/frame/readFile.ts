import { sentenceOf } from './tool';

/** More is refused before it is read: no document of these tools comes near. */
const maxFileBytes = 32_000_000;

/** Refuses a file that is too large to be read. */
export function checkSize({ size }: File): void {
  if (size > maxFileBytes)
    throw new Error(`The file is too large: ${Math.ceil(size / 1_000_000)} MB, and at most 32 MB are read.`);
}

/** The text of a file, whatever its encoding. Throws for one that is too large to be read. */
export async function readFile(file: File): Promise<string> {
  checkSize(file);
  const [{ decodeText }, bytes] = await Promise.all([import('./reading'), file.arrayBuffer()]);
  return decodeText(new Uint8Array(bytes)).text;
}

/** Why a file was refused: because it is none of the tool's, where that is so, else what its reader says. */
export async function reasonOf(error: unknown, file: File, tool: string, accept: string): Promise<string> {
  try {
    const { mistakenFile } = await import('./reading');
    return (await mistakenFile(file, tool, accept)) ?? sentenceOf(error);
  } catch {
    return sentenceOf(error);
  }
}
