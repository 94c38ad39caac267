/** Size of every Open Graph image, in px. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The URL of a page's Open Graph image. */
export function sharePicturePath(path: string): string {
  return `/share${path}.png`;
}
