import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

globalFontFace('Newsreader', {
  src: "url('./fonts/newsreader-latin-500.woff2') format('woff2')",
  fontWeight: '500',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Public Sans', {
  src: "url('./fonts/public-sans-latin.woff2') format('woff2')",
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

// Fallbacks with the metrics of the real fonts (computed with Capsize), to avoid layout shift.
globalFontFace('Newsreader Fallback', {
  src: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')",
  ascentOverride: '67.4312%',
  descentOverride: '24.3119%',
  lineGapOverride: '0%',
  // Capsize says 105.5 % for running text; headings are wider, and break into the same lines at 109 %.
  sizeAdjust: '109%',
});

globalFontFace('Public Sans Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  ascentOverride: '90.5905%',
  descentOverride: '21.4557%',
  lineGapOverride: '0%',
  sizeAdjust: '104.8675%',
});
