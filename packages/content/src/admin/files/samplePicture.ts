/** A picture for stories, served from the page's own origin, so that no network is needed. */
export const samplePicture = new URL(new URL('./sample-picture.svg?no-inline', import.meta.url).href, location.href)
  .href;
