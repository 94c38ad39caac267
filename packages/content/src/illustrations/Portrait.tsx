import { Picture } from '@advisor/ui';
import type { ContentPicture } from '../collections/files';
import { accent, illustration, quiet, solid } from './illustration.css';

export interface PortraitProps {
  /** The person in the drawing, for its text alternative. */
  ownerName: string;
  /** A photo in the place of the drawing. Without its versions the drawing is shown. */
  picture?: ContentPicture | undefined;
  /**
   * Whether it is in sight when the page opens.
   * @default false
   */
  priority?: boolean | undefined;
}

// CONTENT-30
/**
 * The owner: a photo as a `<picture>`, or a line drawing as an inline `<svg role="img">`, so that its colours follow the
 * theme.
 */
export function Portrait({ ownerName, picture, priority }: PortraitProps) {
  if (picture?.image)
    return <Picture image={picture.image} alt={picture.alt} sizes="min(480px, 92vw)" priority={priority} />;
  return (
    <svg
      className={illustration}
      viewBox="0 0 480 560"
      width="480"
      height="560"
      role="img"
      aria-label={`Portrait of ${ownerName}`}
    >
      <path
        className={quiet}
        d="M40 96h400M40 176h86M354 176h86M40 256h70M370 256h70M40 336h66M374 336h66M40 416h56M384 416h56"
      />
      <path className={accent} d="M40 372l56-32 14 3M370 248l26-26 44-36" />
      <path d="M182 208c-8 44-4 94 18 128 12 18 26 30 40 30s28-12 40-30c22-34 26-84 18-128" />
      <path d="M240 128c-62 0-98 44-100 108-2 52 4 100-18 140 34 8 62-2 78-22M240 128c62 0 98 44 100 108 2 52-4 100 18 140-34 8-62-2-78-22" />
      <path d="M228 146c-8 36-28 58-50 70M228 146c22 30 46 50 72 66M228 146c-4-8-2-14 2-18" />
      <path d="M158 230c-4 40 0 82-8 122M322 230c4 40 0 82 8 122" />
      <path d="M192 234c10-7 24-8 35-3M253 231c12-5 25-4 35 3" />
      <path
        className={accent}
        d="M198 242h22a12 12 0 0 1 12 12v10a12 12 0 0 1-12 12h-22a12 12 0 0 1-12-12v-10a12 12 0 0 1 12-12ZM260 242h22a12 12 0 0 1 12 12v10a12 12 0 0 1-12 12h-22a12 12 0 0 1-12-12v-10a12 12 0 0 1 12-12ZM232 254c5-4 11-4 16 0M186 252l-7-2M294 252l7-2"
      />
      <circle className={solid} cx="210" cy="260" r="3.5" />
      <circle className={solid} cx="270" cy="260" r="3.5" />
      <path d="M241 268c2 13 6 22 5 29-1 5-8 6-13 4M218 328c14 9 30 9 44 0M232 341c5 2 11 2 16 0" />
      <path d="M208 348c1 20-2 34-8 46M272 348c-1 20 2 34 8 46M200 394c8 20 22 38 40 52 18-14 32-32 40-52" />
      <path d="M184 404c-44 14-88 24-108 58-14 22-20 56-22 94M296 404c44 14 88 24 108 58 14 22 20 56 22 94" />
      <path d="M184 404c0 44 22 100 56 152M296 404c0 44-22 100-56 152M184 404l-34 62 28 6-14 22 76 62M296 404l34 62-28 6 14 22-76 62" />
    </svg>
  );
}
