/** What each story is pictured in for a visual review, by Chromatic and by `pnpm test:visual`: choices of the toolbar. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
} as const;

/** The moment of every picture, so that no story differs from one day to the next. */
export const moment = '2026-06-15T10:00:00Z';
