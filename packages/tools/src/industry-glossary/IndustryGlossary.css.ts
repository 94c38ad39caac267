import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '@advisor/ui/theme';
import { small } from '../frame/ToolFrame.css';

export { small };

/** The minimum width of the tool for two columns. */
const wide = 'directory (min-width: 40rem)';

export const strip = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    gap: vars.space.m,
  }),
);

/** The figure stands above its label, though a term comes before its value. */
export const stat = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.xxs,
    paddingBlockStart: vars.space.s,
    borderBlockStart: `1px solid ${vars.colour.border}`,
    breakInside: 'avoid',
  }),
);

export const figure = style(
  inComponents({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.xl,
    lineHeight: '1.1',
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

export const letters = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${vars.width.target}, 1fr))`,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    paddingBlockStart: vars.space.xs,
  }),
);

export const letter = style(
  inComponents({
    minBlockSize: vars.width.target,
    color: vars.colour.accent,
    fontSize: vars.size.s,
    fontWeight: vars.weight.strong,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover:enabled': { backgroundColor: vars.colour.sunken },
      '&:disabled': { color: vars.colour.textSoft, fontWeight: vars.weight.regular, opacity: 0.6, cursor: 'default' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [media.forcedColours]: { selectors: { '&:disabled': { color: 'GrayText', opacity: 1 } } } },
  }),
);

/** The narrow column: the word and its facts. */
export const word = style(inComponents({ display: 'grid', alignContent: 'start', gap: vars.space.xs }));

export const target = style(
  inComponents({
    // Shows visitors who followed a link where they are.
    selectors: { '&:focus': { boxShadow: `-0.75rem 0 0 -0.5rem ${vars.colour.marker}` } },
  }),
);

export const facts = style([
  small,
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.xxs} ${vars.space.s}` }),
]);

export const anchor = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.width.target,
    blockSize: vars.width.target,
    marginBlock: `calc(-1 * ${vars.space.s})`,
    color: vars.colour.textSoft,
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { backgroundColor: vars.colour.sunken, color: vars.colour.text } },
  }),
);

const besideLabel = {
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignItems: 'baseline',
};

export const aside = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xxs,
    maxInlineSize: vars.width.text,
    '@container': { [wide]: besideLabel },
    '@media': { print: besideLabel },
  }),
);

export const examples = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xxs,
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const related = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const relatedButton = style(
  inComponents({
    paddingBlock: vars.space.xxs,
    color: vars.colour.accent,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    textAlign: 'start',
    selectors: { '&:hover': { color: vars.colour.accentStrong, textDecorationThickness: '2px' } },
  }),
);

export const plain = style(inComponents({ display: 'grid', gap: vars.space.l, maxInlineSize: vars.width.text }));

export const plainTerm = style(inComponents({ fontWeight: vars.weight.strong }));
