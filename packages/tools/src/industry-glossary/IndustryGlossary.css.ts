import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '@advisor/ui/theme';
import { small } from '../frame/ToolFrame.css';

export { small };

/** The minimum width of the tool for two columns. */
const wide = 'directory (min-width: 40rem)';

export const strip = style([
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    gap: vars.space.m,
  }),
  // The page says how many terms there are.
  inOverrides({ '@media': { print: { display: 'none' } } }),
]);

/** The figure is displayed above its label, although `<dt>` precedes `<dd>`. */
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

const onPaper = (rule: object) => inOverrides({ '@media': { print: rule } }) as object;

/** The list as a page prints it that nobody has used: in two columns, as short as the paper of a used one. */
export const list = style({});
globalStyle(`${list} > ul`, onPaper({ columnCount: 2, columnGap: vars.space.xl }));
export const entry = style(
  inOverrides({ '@media': { print: { display: 'block', paddingBlock: vars.space.xxs, border: 0 } } }),
);
globalStyle(`${entry} > *`, onPaper({ rowGap: 0 }));
globalStyle(`${entry} :is(h3, h4)`, onPaper({ fontSize: vars.size.s, lineHeight: vars.leading.s }));
globalStyle(
  `${entry} :is(p, li)`,
  onPaper({ fontSize: vars.size.xs, lineHeight: vars.leading.xs, textWrap: 'pretty' }),
);
globalStyle(`${entry} li`, onPaper({ display: 'inline' }));
globalStyle(`${entry} li + li::before`, onPaper({ content: '" · "' }));

const onPaperInLine = inOverrides({
  '@media': {
    print: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.xs, rowGap: 0 },
  },
});

/** The narrow column: the term and its facts. */
export const word = style([
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.xs }),
  onPaperInLine,
]);

export const target = style([
  inComponents({
    // Shows visitors who followed a link where they are.
    selectors: { '&:focus': { boxShadow: `-0.75rem 0 0 -0.5rem ${vars.colour.marker}` } },
  }),
  onPaperInLine,
]);

export const facts = style([
  small,
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.xxs} ${vars.space.s}` }),
]);

/** No taller than the line it is in. */
export const anchor = style(inComponents({ display: 'inline-flex', marginBlock: `calc(-1 * ${vars.space.xxs})` }));

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
  }),
);

export const examples = style([
  inComponents({
    display: 'grid',
    gap: vars.space.xxs,
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
  inOverrides({ '@media': { print: { display: 'block', fontSize: vars.size.xs, lineHeight: vars.leading.xs } } }),
]);

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
