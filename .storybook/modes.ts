/** The toolbar settings for screenshots of each story, by Chromatic and by `pnpm test:visual`. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
} as const;

/** The frozen time of every screenshot, so that stories do not change from day to day. */
export const moment = '2026-06-15T10:00:00Z';
