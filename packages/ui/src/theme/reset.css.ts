import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints';
import * as layers from './layers.css';
import { vars } from './vars.css';

const inReset = (selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

inReset('*, *::before, *::after', { boxSizing: 'border-box' });
// A column that no template describes is as wide as its grid. As `auto` it would be as wide as its longest word, and a page
// with large text would scroll sideways.
inReset('*', { margin: 0, padding: 0, gridAutoColumns: 'minmax(0, 1fr)' });
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
  minBlockSize: '100dvb',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
inReset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
inReset('ul, ol', { listStyle: 'none' });
inReset('img, svg, picture', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
inReset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
inReset('button', { background: 'none', border: 'none', cursor: 'pointer' });
inReset('fieldset', { border: 'none', minInlineSize: 0 });
inReset('table', { borderCollapse: 'collapse' });
inReset('a', { color: 'inherit' });
inReset('summary', { cursor: 'pointer' });
inReset('[hidden]:not([hidden="until-found"])', { display: 'none' });
// An icon that points along the line, as an arrow does, points the other way where the line runs from right to left.
inReset('[data-mirrored]:dir(rtl)', { scale: '-1 1' });
inReset('::selection', { backgroundColor: vars.colour.accent, color: vars.colour.onAccent });
// One focus ring for everything; `outline` is also drawn in forced colours.
inReset(':focus-visible', { outline: `2px solid ${vars.colour.accent}`, outlineOffset: '2px' });
// A heading that receives focus after a page change is not a control, so it shows no ring.
inReset('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@layer': {
    [layers.overrides]: {
      '@media': {
        [media.reducedMotion]: {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a short time: that would give every element a transition, and inherited colours would change level by level.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  },
});
