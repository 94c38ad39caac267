/** Lowest window width, in px, of each layout. Below `tablet` a page is one column. */
export const breakpoints = { tablet: 640, desktop: 960 } as const;

/** Media queries for the layouts; written in em so that they follow the reader's font size. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet / 16}em)`,
  desktop: `screen and (min-width: ${breakpoints.desktop / 16}em)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
} as const;
