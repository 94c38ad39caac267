import type { PictureImage } from '@advisor/ui';
import { isFileAddress, isPictureName, publicFiles } from '../schema/rules';

/** One of the owner's pictures, where an entry shows it. */
export interface ContentPicture {
  /** Its name among the owner's files. */
  file: string;
  /** The text alternative; '' where the text beside the picture says the same. */
  alt: string;
  /** Its versions. Pages get them when they are made; they are never stored. */
  image?: PictureImage;
}

// FILE-30
/** The longest text alternative, in characters. */
export const altLimit = 200;
export const missingAlt = 'Say what the picture shows, for people who do not see it.';

/** One of the owner's files in an entry. */
export interface FileUse {
  name: string;
  /** Where in the entry, such as `resources[2].downloadUrl`. */
  field: string;
  kind: 'picture' | 'link';
}

/** The owner's files in the words of an entry, also in one that does not fit its schema. */
export function filesIn(value: unknown, field = ''): readonly FileUse[] {
  if (typeof value === 'string')
    return isFileAddress(value) ? [{ name: value.slice(publicFiles.length), field, kind: 'link' }] : [];
  if (isPicture(value)) return [{ name: value.file, field, kind: 'picture' }];
  if (Array.isArray(value)) return value.flatMap((item, index) => filesIn(item, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => filesIn(item, field ? `${field}.${key}` : key));
}

/** Where the files of a page come from. */
export interface SiteFiles {
  /** The versions of pictures, by their names. A picture without any is not shown. */
  images: ReadonlyMap<string, PictureImage>;
  /** What stands before the addresses of files: the origin of a hosted project; '' for the site itself. */
  origin: string;
}

/** A value with the versions of its pictures, and with links to files that lead to where they are kept. */
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

/** No other part of an entry has these two fields alone. */
function isPicture(value: unknown): value is ContentPicture {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { file, alt, ...others } = value as Record<string, unknown>;
  return typeof file === 'string' && isPictureName(file) && typeof alt === 'string' && Object.keys(others).length === 0;
}
