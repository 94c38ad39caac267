/** The site as Vite built it for Node: the route table and the renderer of its pages. */
export const {
  eventsCalendar,
  eventsFeed,
  headFor,
  homePath,
  notFound,
  publicationsFeed,
  renderPage,
  routes,
  sharePicturePath,
  sharePictureSize,
} = (await import('../dist/server/entry-server.js' as string)) as typeof import('../src/entry-server.tsx');

/** The pages that search engines should find. */
export const listed = routes.filter(({ access, unlisted }) => access === 'public' && !unlisted);

/** The pages that the search of the site should find: the sign-in too. */
export const found = routes.filter(({ access }) => access === 'public');
