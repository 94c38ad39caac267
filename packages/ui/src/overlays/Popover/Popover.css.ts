import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

/** From its button, clear of the ring of the focus, in px. */
export const gap = 6;
/** From the edges of the window, in px. */
export const margin = 16;

/** Until the script places it: at its button, or in browsers without anchor positioning at the bottom of the window. */
export const popover = style(
  inComponents({
    position: 'fixed',
    inset: `auto 0 ${margin}px`,
    // WebKit resolves the default `fit-content` to the height of the window.
    blockSize: 'auto',
    maxInlineSize: `min(24rem, calc(100vw - ${2 * margin}px))`,
    maxBlockSize: `calc(100dvb - ${2 * margin}px)`,
    marginInline: 'auto',
    padding: vars.space.m,
    overflowY: 'auto',
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    color: vars.colour.text,
    boxShadow: vars.shadow.overlay,
    overflowWrap: 'anywhere',
    selectors: {
      '&:popover-open': { display: 'grid', gap: vars.space.s },
      '&[data-side]': { inset: 'auto', margin: 0 },
    },
    '@supports': {
      '(position-area: block-end)': {
        inset: 'auto',
        marginBlock: gap,
        marginInline: margin,
        // Without `position-try-fallbacks`: WebKit 2.50 then never finishes the layout of the page.
        positionArea: 'block-end span-all',
        selectors: { '&[data-side]': { positionArea: 'none' } },
      },
    },
  }),
);
