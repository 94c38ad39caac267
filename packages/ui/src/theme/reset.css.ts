import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { focusRing } from './fixedTokens';
import * as layers from './layers.css';
import { vars } from './vars.css';

const inReset = (selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

inReset('*, *::before, *::after', { boxSizing: 'border-box' });
inReset('*', { margin: 0, padding: 0 });
inReset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: vars.space.section,
});
inReset('body', {
  backgroundColor: vars.colour.background,
  color: vars.colour.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.m,
  lineHeight: vars.leading.m,
  // By default the figures of the heading font are as wide as each other, which leaves holes in text.
  fontVariantNumeric: 'proportional-nums',
  minBlockSize: '100dvb',
  overflowWrap: 'break-word',
  // Inherited, so that a card or a row can set all of its text in lines of equal length.
  textWrap: 'pretty',
  WebkitFontSmoothing: 'antialiased',
});
inReset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
inReset('dd, figcaption, label, summary, td', { textWrap: 'balance' });
// The native clear button ignores the theme; Escape clears the field too.
inReset('[type="search"]::-webkit-search-cancel-button', { appearance: 'none' });
inReset('ul, ol', { listStyle: 'none' });
inReset('img, svg, picture', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
inReset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
inReset('button', { background: 'none', border: 'none', cursor: 'pointer' });
inReset('fieldset', { border: 'none', minInlineSize: 0 });
inReset('table', { borderCollapse: 'collapse' });
inReset('a', { color: 'inherit' });
inReset('summary', { cursor: 'pointer' });
inReset('[hidden]:not([hidden="until-found"])', { display: 'none' });
// Directional icons, such as arrows, are mirrored in right-to-left text.
inReset('[data-mirrored]:dir(rtl)', { scale: '-1 1' });
inReset('::selection', { backgroundColor: vars.colour.accent, color: vars.colour.onAccent });
// One focus ring for everything; `outline` is also drawn in forced colours.
inReset(':focus-visible', {
  outline: `${focusRing.width}px solid ${vars.colour.accent}`,
  outlineOffset: focusRing.offset,
});
// A heading focused after navigation is not a control, so it shows no ring.
inReset('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@layer': {
    [layers.overrides]: {
      '@media': {
        [media.reducedMotion]: {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a short duration: that would give every element a transition, and inherited colours would change level
          // by level.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  },
});
