/**
 * A picture without what its camera and programs noted in it: place, time, device, names, comments, and what phones put
 * behind it, such as a film or a second photograph. The image data, the color profile and the orientation stay as they are;
 * nothing is encoded anew. Takes JPEG, PNG, WebP and AVIF; anything else comes back unchanged. `null` for a picture that is
 * damaged or not whole: nobody knows what is in it.
 */
export function withoutMetadata(picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const begins = (text: string, at = 0) => textAt(picture, at, text.length) === text;
  try {
    if (begins('\xff\xd8\xff')) return plainJpeg(picture);
    if (begins('\x89PNG\r\n\x1a\n')) return plainPng(picture);
    if (begins('RIFF') && begins('WEBP', 8)) return plainWebp(picture);
    if (begins('ftyp', 4)) return plainAvif(picture);
  } catch (error) {
    // It ends before a part of it does.
    if (error instanceof RangeError) return null;
    throw error;
  }
  return picture;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Markers of JPEG (ITU-T T.81, table B.1): the end, the beginning of image data, and some segments. */
const JPEG = { end: 0xd9, scan: 0xda, jfif: 0xe0, exifOrXmp: 0xe1, iccOrOther: 0xe2, adobe: 0xee, comment: 0xfe };

/**
 * A segment without what programs and cameras note in it; empty where that is all it has. Of those for programs, three say
 * how the picture looks: two are cut to what their formats give them, without the small picture that JFIF may have in its own.
 */
function plainSegment(marker: number, segment: Uint8Array): Uint8Array {
  const begins = (text: string) => segment.length >= 16 && textAt(segment, 4, text.length) === text;
  if (marker === JPEG.jfif && begins('JFIF\0'))
    return Uint8Array.of(0xff, marker, 0, 16, ...segment.subarray(4, 16), 0, 0);
  if (marker === JPEG.adobe && begins('Adobe')) return Uint8Array.of(0xff, marker, 0, 14, ...segment.subarray(4, 16));
  if (marker === JPEG.iccOrOther && begins('ICC_PROFILE\0')) return segment;
  return marker === JPEG.comment || (marker & 0xf0) === 0xe0 ? Uint8Array.of() : segment;
}

function plainJpeg(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(jpeg);
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let orientation = 1;
  for (let at = 2; at + 1 < jpeg.length;) {
    const marker = jpeg[at + 1]!;
    // Readers pass over fill bytes, and what stands between two segments.
    if (jpeg[at] !== 0xff || marker === 0xff) {
      at++;
      continue;
    }
    if (isAlone(marker)) {
      at += 2;
      continue;
    }
    if (marker === JPEG.end) {
      kept.push(jpeg.subarray(at, at + 2));
      if (orientation > 1) {
        const exif = [...bytesOf('Exif\0\0'), ...tiffWith(orientation)];
        kept.splice(1, 0, Uint8Array.of(0xff, JPEG.exifOrXmp, 0, 2 + exif.length, ...exif));
      }
      return concatenated(kept);
    }
    const next = at + 2 + view.getUint16(at + 2);
    if (next <= at + 3 || next > jpeg.length) return null;
    const segment = jpeg.subarray(at, next);
    if (marker === JPEG.exifOrXmp) orientation = orientationIn(segment.subarray(4)) ?? orientation;
    else if (marker === JPEG.scan) {
      const end = endOfScan(jpeg, next);
      kept.push(jpeg.subarray(at, end));
      at = end;
      continue;
    } else kept.push(plainSegment(marker, segment));
    at = next;
  }
  return null;
}

/** Markers without a length: a restart within image data, a temporary one, and no marker. */
const isAlone = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd7);

/** In image data, 0xff is followed by 0 or by one of eight marks; anything else is the next segment. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at !== -1 && at + 1 < jpeg.length; at = jpeg.indexOf(0xff, at + 1)) {
    const code = jpeg[at + 1]!;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return jpeg.length;
}

/** Chunks of PNG, beside those without which it cannot be drawn, that say how it looks (PNG 3, 11.3). */
const PNG_LOOK = 'acTL bKGD cHRM cICP cLLI fcTL fdAT gAMA hIST iCCP mDCV pHYs sBIT sRGB tRNS'.split(' ');

function plainPng(png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(png);
  const kept: Uint8Array[] = [png.subarray(0, 8)];
  for (let at = 8; ;) {
    const next = at + 12 + view.getUint32(at);
    const type = textAt(png, at + 4, 4);
    if (next > png.length) return null;
    // A capital letter first: it cannot be drawn without.
    if (/^[A-Z]/.test(type) || PNG_LOOK.includes(type)) kept.push(png.subarray(at, next));
    else if (type === 'eXIf') {
      const orientation = orientationIn(png.subarray(at + 8, next - 4)) ?? 1;
      if (orientation > 1) kept.push(pngChunk('eXIf', tiffWith(orientation)));
    }
    if (type === 'IEND') return concatenated(kept);
    at = next;
  }
}

function pngChunk(type: string, content: readonly number[]): Uint8Array {
  const chunk = Uint8Array.of(0, 0, 0, 0, ...bytesOf(type), ...content, 0, 0, 0, 0);
  viewOf(chunk).setUint32(0, content.length);
  viewOf(chunk).setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

/** The check value of PNG's chunks (PNG 3, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** Chunks of WebP that are drawn, or say how (RFC 9649, 2.7). */
const WEBP_LOOK = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** Bits of the header that tell of metadata. */
const WEBP_FLAGS = { exif: 0x08, xmp: 0x04 };

function plainWebp(webp: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(webp);
  const end = 8 + view.getUint32(4, true);
  if (end > webp.length) return null;
  const kept: Uint8Array[] = [webp.subarray(0, 12)];
  let orientation = 1;
  for (let at = 12; at + 8 <= end;) {
    const size = view.getUint32(at + 4, true);
    if (at + 8 + size > end) return null;
    // Some programs leave out the last byte of an odd length.
    const next = Math.min(at + 8 + size + (size % 2), end);
    const type = textAt(webp, at, 4);
    if (type === 'EXIF') orientation = orientationIn(webp.subarray(at + 8, at + 8 + size)) ?? orientation;
    else if (WEBP_LOOK.includes(type)) kept.push(webp.subarray(at, next));
    at = next;
  }
  const tiff = tiffWith(orientation);
  if (orientation > 1) kept.push(Uint8Array.of(...bytesOf('EXIF'), tiff.length, 0, 0, 0, ...tiff));
  const plain = concatenated(kept);
  viewOf(plain).setUint32(4, plain.length - 8, true);
  if (textAt(plain, 12, 4) === 'VP8X')
    plain[20] = (plain[20]! & ~(WEBP_FLAGS.exif | WEBP_FLAGS.xmp)) | (orientation > 1 ? WEBP_FLAGS.exif : 0);
  return plain;
}

/** A box of ISO's media format (ISO/IEC 14496-12, 4.2): from its header to its end. */
interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to;) {
    const size = view.getUint32(start);
    const [header, length] = size === 1 ? [16, Number(view.getBigUint64(start + 8))] : [8, size || to - start];
    const end = start + length;
    if (length < header || end > to) throw new RangeError('A box is longer than what it is in.');
    const type = String.fromCharCode(...[4, 5, 6, 7].map((at) => view.getUint8(start + at)));
    boxes.push({ type, start, content: start + header, end });
    start = end;
  }
  return boxes;
}

/**
 * The boxes with what is drawn, or with how, of a file and of the boxes that contain others (14496-12, table 1, and 23008-12
 * for items). In a file, `meta` says which items there are; in a film and its tracks it only has notes, and does not stay.
 */
const AVIF_LOOK: Readonly<Record<string, readonly string[] | undefined>> = {
  file: ['ftyp', 'meta', 'moov', 'mdat'],
  meta: ['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'dinf', 'grpl'],
  moov: ['mvhd', 'mvex', 'trak'],
  trak: ['tkhd', 'tref', 'trgr', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
};
/** The headers of a film, a track and its media begin with when they were made and changed (14496-12, 8.2.2, 8.3.2, 8.4.2). */
const AVIF_TIMES = ['mvhd', 'tkhd', 'mdhd'];

/**
 * The place of everything in a file is given from its beginning, so that nothing may be taken out: metadata is written
 * over with zeros. The orientation is a property of the picture itself.
 */
function plainAvif(source: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const avif = new Uint8Array(source);
  const view = viewOf(avif);
  const clean = (boxes: readonly Box[], look: readonly string[]) => {
    for (const { type, start, content, end } of boxes) {
      const inside = AVIF_LOOK[type];
      if (inside) {
        // A version and flags come first.
        const parts = boxesIn(view, type === 'meta' ? content + 4 : content, end);
        if (type === 'meta') for (const { from, to } of metadataExtents(view, parts)) avif.fill(0, from, to);
        clean(parts, inside);
      }
      if (AVIF_TIMES.includes(type))
        avif.fill(0, content + 4, Math.min(end, content + (view.getUint8(content) === 0 ? 12 : 20)));
      if (look.includes(type)) continue;
      avif.set(bytesOf('free'), start + 4);
      avif.fill(0, content, end);
    }
  };
  clean(boxesIn(view, 0, avif.length), AVIF_LOOK.file!);
  return avif;
}

/** Where the Exif and the XMP of a `meta` box with these parts are in the file. */
function metadataExtents(view: DataView, parts: readonly Box[]): { from: number; to: number }[] {
  const part = (name: string) => parts.find(({ type }) => type === name);
  const [items, places] = [part('iinf'), part('iloc')];
  if (!items || !places) return [];
  const noted = metadataItems(view, items);
  return extentsOf(view, places, part('idat')?.content ?? 0).filter(({ id }) => noted.has(id));
}

/** The ids of the items with Exif or XMP (14496-12, 8.11.6). */
function metadataItems(view: DataView, { content, end }: Box): Set<number> {
  const ids = new Set<number>();
  for (const { content: at } of boxesIn(view, content + (view.getUint8(content) === 0 ? 6 : 8), end)) {
    const wide = view.getUint8(at) === 3;
    const type = at + 4 + (wide ? 4 : 2) + 2;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(type + index)));
    if (name === 'Exif' || name === 'mime') ids.add(wide ? view.getUint32(at + 4) : view.getUint16(at + 4));
  }
  return ids;
}

/** Where the items of a file are in it (14496-12, 8.11.3). */
function extentsOf(view: DataView, { content }: Box, idat: number): { id: number; from: number; to: number }[] {
  const version = view.getUint8(content);
  const sizes = view.getUint16(content + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  // Without an end, all would be read again and again.
  if (offsetSize + lengthSize === 0) throw new RangeError('The items have no place.');
  let at = content + 6;
  const read = (size: number) => {
    at += size;
    if (size === 8) return Number(view.getBigUint64(at - 8));
    return size === 4 ? view.getUint32(at - 4) : size === 2 ? view.getUint16(at - 2) : 0;
  };
  const extents: { id: number; from: number; to: number }[] = [];
  for (let items = read(version < 2 ? 2 : 4); items > 0; items--) {
    const id = read(version < 2 ? 2 : 4);
    const isInside = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (isInside ? idat : 0);
    for (let count = read(2); count > 0; count--) {
      read(indexSize);
      const from = base + read(offsetSize);
      extents.push({ id, from, to: from + read(lengthSize) });
    }
  }
  return extents;
}

/** How a camera was held, 1 to 8, by its Exif, with or without its name before it. */
function orientationIn(exif: Uint8Array): number | null {
  const tiff = viewOf(textAt(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif);
  try {
    const little = tiff.getUint16(0) === 0x4949;
    if (tiff.getUint16(2, little) !== 42) return null;
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

/** The shortest Exif that says how a camera was held. */
const tiffWith = (orientation: number): number[] => [
  0x4d,
  0x4d,
  0,
  42,
  0,
  0,
  0,
  8,
  0,
  1,
  0x01,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  orientation,
  0,
  0,
  0,
  0,
  0,
  0,
];

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
