/** What each story is pictured in for a visual review, by Chromatic and by `pnpm test:visual`: choices of the toolbar. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
} as const;
