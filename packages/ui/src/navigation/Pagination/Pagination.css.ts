import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/styling';

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
  }),
);

const place = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.width.target,
  minBlockSize: vars.width.target,
  borderRadius: vars.radius.control,
} as const;

export const link = style(
  inComponents({
    ...place,
    color: vars.colour.text,
    fontSize: vars.size.s,
    fontVariantNumeric: 'tabular-nums',
    textDecorationLine: 'none',
    transition: `background-color ${vars.motion.fast} ease-out`,
    selectors: {
      '&:hover': { backgroundColor: vars.colour.sunken },
      '&[aria-current]': {
        color: vars.colour.accent,
        fontWeight: vars.weight.strong,
        boxShadow: `inset 0 -2px ${vars.colour.accent}`,
      },
    },
  }),
);

/** The end of the list: visible, so that nothing moves, but not a control. */
export const end = style(inComponents({ ...place, color: vars.colour.hairline }));

export const gap = style(inComponents({ ...place, minInlineSize: vars.space.l, color: vars.colour.textSoft }));

/** A phone shows the current page and the two arrows. */
export const other = style(inComponents({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } }));
