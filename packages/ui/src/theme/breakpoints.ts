/** The minimum viewport width of each layout, in px. Below `tablet` a page is one column. */
export const breakpoints = { tablet: 640, desktop: 960 } as const;

// SITE-26
/**
 * Media queries for the layouts, in em to follow the reader's font size. Paper has the layout of a tablet: its text is small
 * enough for two columns (`print.css.ts`).
 */
export const media = {
  tablet: `print, screen and (min-width: ${breakpoints.tablet / 16}em)`,
  desktop: `screen and (min-width: ${breakpoints.desktop / 16}em)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
} as const;
