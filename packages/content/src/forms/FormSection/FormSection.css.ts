import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** A sheet beside the hero's text; on a phone full width, below a rule. */
export const beside = style(
  inComponents({
    display: 'grid',
    gap: vars.space.s,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.border}`,
    '@media': {
      [media.tablet]: {
        padding: vars.space.xl,
        border: `1px solid ${vars.colour.hairline}`,
        borderRadius: vars.radius.surface,
        backgroundColor: vars.colour.surface,
      },
      print: { backgroundColor: 'transparent' },
    },
  }),
);
