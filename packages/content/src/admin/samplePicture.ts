/** The address of a picture for stories, served from the page's own origin so that they need no network. */
export const samplePicture = new URL(new URL('./sample-picture.svg?no-inline', import.meta.url).href, location.href)
  .href;
