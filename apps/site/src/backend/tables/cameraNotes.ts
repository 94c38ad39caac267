/** Codes of segments: the end, the beginning of the image data, and those that say where, when and with what it was taken. */
const END = 0xd9;
const SCAN = 0xda;
const EXIF_OR_XMP = 0xe1;
const ICC_OR_OTHERS = 0xe2;
const IPTC = 0xed;
const COMMENT = 0xfe;

// FILE-9
/**
 * A JPEG without what its camera noted (Exif, XMP, IPTC, comments) and without what is behind the picture, which may be a
 * film or a second photograph. The image data and the colour profile stay as they are, and so does the orientation.
 * Anything that is no whole JPEG comes back unchanged.
 */
export function withoutCameraNotes(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let orientation = 1;
  for (let at = 2; at + 1 < jpeg.length;) {
    const code = jpeg[at + 1]!;
    if (jpeg[at] !== 0xff) return jpeg;
    if (code === 0xff) {
      // A fill byte.
      at++;
      continue;
    }
    if (code === END) {
      kept.push(jpeg.subarray(at, at + 2));
      if (orientation > 1) kept.splice(1, 0, exifWith(orientation));
      return concatenated(kept);
    }
    const next = at + 2 + lengthAt(jpeg, at + 2);
    if (!(next > at + 3) || next > jpeg.length) return jpeg;
    const segment = jpeg.subarray(at, next);
    if (code === EXIF_OR_XMP) orientation = orientationIn(segment) ?? orientation;
    else if (code === SCAN) {
      const end = endOfScan(jpeg, next);
      kept.push(jpeg.subarray(at, end));
      at = end;
      continue;
    } else if (code !== IPTC && code !== COMMENT && !(code === ICC_OR_OTHERS && !begins(segment, 4, 'ICC_PROFILE\0')))
      kept.push(segment);
    at = next;
  }
  return jpeg;
}

const lengthAt = (bytes: Uint8Array, at: number) => (bytes[at]! << 8) | bytes[at + 1]!;

function begins(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}

/** In image data, 0xff is followed by 0 or by one of eight marks; anything else is the next segment. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at !== -1 && at + 1 < jpeg.length; at = jpeg.indexOf(0xff, at + 1)) {
    const code = jpeg[at + 1]!;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return jpeg.length;
}

/** How a camera was held, 1 to 8. */
function orientationIn(segment: Uint8Array): number | null {
  if (!begins(segment, 4, 'Exif\0\0')) return null;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.byteLength - 10);
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const list = tiff.getUint32(4, little);
    for (let entry = 0; entry < tiff.getUint16(list, little); entry++) {
      const at = list + 2 + 12 * entry;
      const value = tiff.getUint16(at + 8, little);
      if (tiff.getUint16(at, little) === 0x0112) return value >= 1 && value <= 8 ? value : null;
    }
  } catch {
    // It ends before it says how.
  }
  return null;
}

/** The shortest segment that says how a camera was held. */
function exifWith(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.of(0xff, EXIF_OR_XMP, 0, 8 + tiff.length, ...new TextEncoder().encode('Exif\0\0'), ...tiff);
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
