import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/styling';

const critical = vars.colour.level.critical;

export const summary = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.s,
    padding: `min(${vars.space.m}, 5vw)`,
    border: `1px solid ${critical.text}`,
    borderRadius: vars.radius.control,
    backgroundColor: critical.tint,
    color: critical.text,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    // Below the sticky bar at the top of the page.
    scrollMarginBlockStart: vars.space.xl,
    '@media': { [media.forcedColours]: { borderWidth: '2px' } },
  }),
);

export const icon = style(inComponents({ display: 'flex', alignItems: 'center', blockSize: '1lh' }));

export const title = style(inComponents({ fontWeight: vars.weight.strong, marginBlockEnd: vars.space.xxs }));

export const link = style(
  inComponents({
    display: 'inline-block',
    maxInlineSize: '100%',
    paddingBlock: vars.space.xxs,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
    '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s } },
  }),
);
