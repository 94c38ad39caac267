import type { ContentPicture } from '../collections/files';

/** A photo for stories, with versions as publishing makes them. Served from the page's own origin. */
export const sampleContentPicture: ContentPicture = {
  file: 'harbour-0f3a5b7c9d1e2f40.jpg',
  alt: 'Hills behind a harbour in the evening',
  image: {
    width: 640,
    height: 427,
    versions: [
      {
        width: 640,
        avif: new URL('./sample-photo.avif?no-inline', import.meta.url).href,
        webp: new URL('./sample-photo.webp?no-inline', import.meta.url).href,
      },
    ],
  },
};
