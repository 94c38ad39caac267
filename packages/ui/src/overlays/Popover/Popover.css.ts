import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';
import { inMenu } from './NavBar.css';

/**
 * Below the bar, at the edge of the page's column; on a narrow screen at the bottom, where the buttons are too. Browsers
 * with anchor positioning place it at its button instead.
 */
export const menu = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: `calc(4rem + ${vars.space.xxs})`,
    insetInlineEnd: `max(${vars.space.m}, (100vw - ${vars.width.page}) / 2)`,
    // WebKit resolves the default `fit-content` to the height of the window.
    blockSize: 'auto',
    maxInlineSize: `calc(100vw - 2 * ${vars.space.m})`,
    padding: vars.space.m,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    color: vars.colour.text,
    boxShadow: vars.shadow.overlay,
    selectors: { '&:popover-open': { display: 'grid', gap: vars.space.s } },
    '@media': {
      [inMenu]: { insetBlockStart: 'auto', insetBlockEnd: vars.space.m },
    },
    '@supports': {
      // At its button: in the bar, or at the bottom of the menu on a narrow screen.
      '(position-area: block-end)': {
        inset: 'auto',
        marginBlock: vars.space.xxs,
        marginInline: vars.space.m,
        positionArea: 'block-end span-all',
        // Without `position-try-fallbacks`: WebKit 2.50 then never finishes the layout of the page.
        '@media': { [inMenu]: { positionArea: 'block-start span-all' } },
      },
    },
  }),
);
