import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';
import { inMenu } from '../NavBar/NavBar.css';

/**
 * Under the bar, at the edge of the page's column; where the links stand in a menu, at the foot of the window, as the
 * buttons do there. A browser that can place it at its button does that instead.
 */
export const menu = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: `calc(4rem + ${vars.space.xxs})`,
    insetInlineEnd: `max(${vars.space.m}, (100vw - ${vars.width.page}) / 2)`,
    // As high as what it holds: WebKit takes the browser's own `fit-content` for the height of the window.
    blockSize: 'auto',
    maxInlineSize: `calc(100vw - 2 * ${vars.space.m})`,
    padding: vars.space.m,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    color: vars.colour.ink,
    boxShadow: vars.shadow.overlay,
    selectors: { '&:popover-open': { display: 'grid', gap: vars.space.s } },
    '@media': {
      [inMenu]: { insetBlockStart: 'auto', insetBlockEnd: vars.space.m },
    },
    '@supports': {
      // At the button that opens it, wherever that is: in the bar, or at the foot of the menu on a small window.
      '(position-area: block-end)': {
        inset: 'auto',
        marginBlock: vars.space.xxs,
        positionArea: 'block-end span-all',
        // Not `position-try-fallbacks`, with which WebKit 2.50 lays the page out for ever.
        '@media': { [inMenu]: { positionArea: 'block-start span-all' } },
      },
    },
  }),
);

export const signedInAs = style(
  inComponents({
    color: vars.colour.inkSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    overflowWrap: 'anywhere',
  }),
);
