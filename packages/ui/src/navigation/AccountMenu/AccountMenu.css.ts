import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

/** Under the bar, at the edge of the page's column. */
export const menu = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: `calc(4rem + ${vars.space.xxs})`,
    insetInlineEnd: `max(${vars.space.m}, (100vw - ${vars.width.page}) / 2)`,
    maxInlineSize: `calc(100vw - 2 * ${vars.space.m})`,
    padding: vars.space.m,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    color: vars.colour.ink,
    boxShadow: vars.shadow.overlay,
    selectors: { '&:popover-open': { display: 'grid', gap: vars.space.s } },
    '@supports': {
      // At the button that opens it, wherever that is: in the bar, or at the foot of the menu on a small window.
      '(position-area: block-end)': {
        inset: 'auto',
        marginBlock: vars.space.xxs,
        positionArea: 'block-end span-all',
        positionTryFallbacks: 'flip-block',
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
