import type { PictureImage } from '.';

/** A picture for stories, made as a build makes one. Served from the page's own origin. */
export const sampleImage: PictureImage = {
  width: 640,
  height: 427,
  versions: [
    {
      width: 320,
      avif: new URL('./sample-320.avif?no-inline', import.meta.url).href,
      webp: new URL('./sample-320.webp?no-inline', import.meta.url).href,
    },
    {
      width: 640,
      avif: new URL('./sample-640.avif?no-inline', import.meta.url).href,
      webp: new URL('./sample-640.webp?no-inline', import.meta.url).href,
    },
  ],
};
