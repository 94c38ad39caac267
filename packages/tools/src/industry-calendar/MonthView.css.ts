import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '@advisor/ui/theme';

/** A container of its own: the directory around it is none on paper. */
export const month = style(inComponents({ containerType: 'inline-size', containerName: 'month' }));

/** The minimum width for titles in the days. */
const wide = 'month (min-width: 44rem)';

export const table = style(
  inComponents({ inlineSize: '100%', tableLayout: 'fixed', fontVariantNumeric: 'lining-nums tabular-nums' }),
);

export const weekday = style(
  inComponents({
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xxs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
  }),
);

export const cell = style([
  inComponents({
    blockSize: vars.width.target,
    padding: 0,
    border: `1px solid ${vars.colour.hairline}`,
    verticalAlign: 'top',
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    selectors: { '&[aria-current="date"]': { boxShadow: `inset 0 2px ${vars.colour.marker}` } },
    '@container': { [wide]: { blockSize: '6.5rem' } },
  }),
  inOverrides({
    '@media': { [media.forcedColours]: { selectors: { '&[aria-current="date"]': { border: '3px solid' } } } },
  }),
]);

const figure = { display: 'block', padding: vars.space.xxs, fontWeight: vars.weight.medium } as const;

export const number = style(inComponents(figure));

export const numberOutside = style(
  inComponents({ ...figure, color: vars.colour.textSoft, fontWeight: vars.weight.regular }),
);

export const day = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: vars.width.target,
    backgroundColor: vars.colour.sunken,
    textAlign: 'start',
    fontWeight: vars.weight.medium,
    selectors: {
      '&:hover': { backgroundColor: vars.colour.hairline },
      '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${vars.colour.accent}` },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [media.forcedColours]: { border: '1px solid ButtonText' } },
  }),
);

/** How many events a narrow day has, behind a dot. */
export const few = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    paddingInline: vars.space.xxs,
    color: vars.colour.accent,
    selectors: {
      '&::before': { content: '""', border: '3px solid', borderRadius: '50%' },
    },
    '@container': { [wide]: { display: 'none' } },
  }),
);

const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Always read out; shown where there is room. */
export const titles = style(
  inComponents({
    ...hidden,
    '@container': {
      [wide]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
        display: 'grid',
        gap: vars.space.xxs,
        paddingInline: vars.space.xxs,
        paddingBlockEnd: vars.space.xs,
      },
    },
  }),
);

export const title = style(
  inComponents({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: vars.weight.regular,
    overflowWrap: 'anywhere',
  }),
);

export const dayHeading = style(inComponents({ paddingBlockStart: vars.space.m }));
