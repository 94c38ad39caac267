/** Of every picture shown beside a shared link, in px. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of the picture shown beside a shared link to a page. */
export function sharePicturePath(path: string): string {
  return `/share${path}.png`;
}
