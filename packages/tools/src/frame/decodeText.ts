/** The encodings of text files that are read. */
export const encodings = ['UTF-8', 'UTF-16', 'Windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export interface DecodedText {
  /** Without a byte order mark. */
  text: string;
  encoding: Encoding;
  /** Whether the encoding is a guess. */
  assumed: boolean;
}

/**
 * Decodes a text file: by its byte order mark, otherwise as UTF-16 if every other byte is zero (as in European texts), as
 * UTF-8 if valid, and finally as Windows-1252, in which Excel saves CSV files.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decoded('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decoded('utf-16be', bytes);
  const marked = first === 0xef && second === 0xbb && third === 0xbf;
  const wide = marked ? undefined : zeroBytes(bytes);
  if (wide) return { ...decoded(wide, bytes), assumed: true };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8', assumed: false };
  } catch {
    // A damaged character does not override the byte order mark.
    return marked ? decoded('utf-8', bytes) : { ...decoded('windows-1252', bytes), assumed: true };
  }
}

const names = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', 'windows-1252': 'Windows-1252' } as const;

function decoded(label: keyof typeof names, bytes: Uint8Array): DecodedText {
  return { text: new TextDecoder(label).decode(bytes), encoding: names[label], assumed: false };
}

/** Which half of the byte pairs is zero, in at least three quarters of the first hundred. */
function zeroBytes(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 200);
  if (start.length < 4 || bytes.length % 2 > 0) return undefined;
  const zeros = (half: number) => start.filter((byte, index) => index % 2 === half && byte === 0).length;
  const most = start.length / 2;
  if (zeros(1) >= most * 0.75 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) >= most * 0.75 && zeros(1) === 0 ? 'utf-16be' : undefined;
}
