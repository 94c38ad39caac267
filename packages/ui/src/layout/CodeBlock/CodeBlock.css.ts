import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '../../theme/styling';

export const block = style(
  inComponents({
    overflow: 'auto',
    margin: 0,
    padding: vars.space.m,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    fontFamily: vars.font.mono,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.s,
    textAlign: 'start',
    whiteSpace: 'pre',
    // Each line has its own text direction.
    unicodeBidi: 'plaintext',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
);

export const wraps = style(inComponents({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

/** Paper does not scroll. */
const printed = style(
  inOverrides({ '@media': { print: { maxBlockSize: 'none', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } }),
);

export const height = styleVariants({
  full: [printed],
  limited: [printed, inComponents({ maxBlockSize: 'min(60vh, 40rem)' })],
});
