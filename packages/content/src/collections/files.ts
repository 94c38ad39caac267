import type { PictureImage } from '@advisor/ui';
import { isFileAddress, isPictureName, publicFiles } from '../schema/rules';

/** A picture in an entry. */
export interface ContentPicture {
  /** The file name. */
  file: string;
  /** The text alternative; '' if text beside the picture says the same. */
  alt: string;
  /** The generated versions, added when a page is rendered and never stored. */
  image?: PictureImage;
}

// FILE-30
/** The maximum length of a text alternative, in characters. */
export const altLimit = 200;
export const missingAlt = 'Say what the picture shows, for people who do not see it.';

/** A file used in an entry. */
export interface FileUse {
  name: string;
  /** Its path in the entry, such as `resources[2].downloadUrl`. */
  field: string;
  kind: 'picture' | 'link';
}

/** The files used in an entry, even if the entry is invalid. */
export function filesIn(value: unknown, field = ''): readonly FileUse[] {
  if (typeof value === 'string')
    return isFileAddress(value) ? [{ name: value.slice(publicFiles.length), field, kind: 'link' }] : [];
  if (isPicture(value)) return [{ name: value.file, field, kind: 'picture' }];
  if (Array.isArray(value)) return value.flatMap((item, index) => filesIn(item, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => filesIn(item, field ? `${field}.${key}` : key));
}

/** The source of a page's files. */
export interface SiteFiles {
  /** The versions of pictures, by file name. A picture without versions is not shown. */
  images: ReadonlyMap<string, PictureImage>;
  /** The prefix of file URLs: the origin of a hosted project; '' for the site itself. */
  origin: string;
}

/** A value with picture versions added and file links resolved. */
export function withFiles<Value>(value: Value, files: SiteFiles): Value {
  if (typeof value === 'string') return (isFileAddress(value) ? files.origin + value : value) as Value;
  if (isPicture(value)) {
    const { file, alt } = value;
    const image = files.images.get(file);
    return { file, alt, ...(image && { image }) } as Value;
  }
  if (Array.isArray(value)) return value.map((item) => withFiles(item as unknown, files)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFiles(item as unknown, files)]),
  ) as Value;
}

/** No other part of an entry has exactly these two fields. */
function isPicture(value: unknown): value is ContentPicture {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { file, alt, ...others } = value as Record<string, unknown>;
  return typeof file === 'string' && isPictureName(file) && typeof alt === 'string' && Object.keys(others).length === 0;
}
