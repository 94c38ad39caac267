import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** A sheet of paper: masthead, headline and contents. */
export const sheet = style(
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    maxInlineSize: '40rem',
    alignContent: 'start',
    padding: vars.space.m,
    backgroundColor: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '@media': { [media.tablet]: { padding: vars.space.xl } },
  }),
);

export const masthead = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    paddingBlockEnd: vars.space.s,
    borderBlockEnd: `4px double ${vars.colour.text}`,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const inside = style(
  inComponents({
    display: 'grid',
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    paddingBlockStart: vars.space.s,
    gap: vars.space.xs,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.l } },
  }),
);

const column = `repeating-linear-gradient(${vars.colour.hairline} 0 1px, transparent 1px ${vars.space.l})`;

/** The two columns of a sheet that has no edition yet, as ruled lines. */
export const blank = style(
  inComponents({
    blockSize: `calc(5 * ${vars.space.l} + 1px)`,
    background: [
      `${column} left / calc(50% - 0.5 * ${vars.space.l}) 100% no-repeat`,
      `${column} right / calc(50% - 0.5 * ${vars.space.l}) 100% no-repeat`,
    ].join(', '),
    '@media': { print: { display: 'none' } },
  }),
);
