import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

const band = style(
  inComponents({
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    backgroundColor: vars.colour.sunken,
    paddingBlockStart: vars.space.xxl,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
  }),
);
export const footer = `${band} ${style(inOverrides({ '@media': { print: { backgroundColor: 'transparent', paddingBlockStart: 0 } } }))}`;

/** Not on paper, where the bar at the top has the name. */
export const top = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xl,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space.l },
      print: { display: 'none' },
    },
  }),
);

export const about = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    '@media': { [media.desktop]: { gridColumn: '1 / span 3' } },
  }),
);

export const brand = style(
  inComponents({
    fontFamily: vars.font.heading,
    fontSize: vars.size.l,
    lineHeight: '1.2',
    fontWeight: vars.weight.heading,
  }),
);

export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    columnGap: vars.space.l,
    rowGap: vars.space.xl,
    '@media': {
      [media.desktop]: {
        gridColumn: '5 / -1',
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
      },
    },
  }),
);

export const links = style(inComponents({ marginBlockStart: vars.space.xs }));

export const link = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.width.target,
    color: vars.colour.textSoft,
    textDecorationLine: 'none',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { color: vars.colour.text, textDecorationLine: 'underline' } },
    // Only touch input needs the full height.
    '@media': { [`${media.desktop} and (pointer: fine)`]: { minBlockSize: vars.space.xl } },
  }),
);

export const bottom = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
    marginBlockStart: vars.space.xl,
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    color: vars.colour.textSoft,
    '@media': { print: { marginBlockStart: 0, borderBlockStart: 0 } },
  }),
);

export const legalLinks = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.l,
    '@media': { print: { display: 'none' } },
  }),
);

export const paperOnly = style(inComponents({ '@media': { screen: { display: 'none' } } }));
