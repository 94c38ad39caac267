import { style, styleVariants } from '@vanilla-extract/css';
import { inBase, inComponents, media, vars } from '../../theme/styling';

const critical = vars.colour.level.critical.text;

const widthOfThree = `(3 * 8.5rem + 2 * ${vars.space.m})`;

/** Fields side by side share grid rows for label, hint, control and error, so that the controls align. */
export const fieldRow = style(
  inBase({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    columnGap: vars.space.m,
    selectors: {
      // Three stand side by side or stacked; wrapped, the third would be alone in its row. Where three do not fit, the
      // product exceeds the row, which leaves one column.
      '&:has(> :nth-child(3):last-child)': {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8.5rem, (${widthOfThree} - 100%) * 1000)), 1fr))`,
      },
    },
    // Wrapped rows are separated by the margin below each field.
    marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  }),
);

export const field = style(
  inBase({
    display: 'grid',
    gridTemplateRows: 'repeat(4, auto)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minInlineSize: 0,
    selectors: {
      [`${fieldRow} > &`]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', marginBlockEnd: vars.space.l },
    },
  }),
);

export const label = style(
  inBase({
    gridRow: 1,
    justifySelf: 'start',
    marginBlockEnd: vars.space.xs,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    fontWeight: vars.weight.medium,
  }),
);

export const mark = style(inBase({ color: critical }));

export const hint = style(
  inBase({
    gridRow: 2,
    marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
    marginBlockEnd: vars.space.xs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textWrap: 'balance',
  }),
);

export const answer = style(inBase({ gridRow: 3, minInlineSize: 0 }));

export const widths = styleVariants({ medium: '20rem', short: '10rem' }, (maxInlineSize) => inBase({ maxInlineSize }));

export const below = style(
  inBase({ gridRow: 4, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.m }),
);

export const error = style(
  inBase({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.xxs,
    marginBlockStart: vars.space.xs,
    color: critical,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
  }),
);

export const errorIcon = style(inBase({ display: 'flex', alignItems: 'center', blockSize: '1lh' }));

export const besideError = style(inBase({ marginInlineStart: 'auto' }));

export const count = style(
  inBase({
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space.xs } },
  }),
);

export const exceeded = style(inBase({ color: critical, fontWeight: vars.weight.medium }));

/** One stroke of a cross in the text colour. */
const stroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent calc(50% - 0.75px), currentColor calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 0.75px))`;

/** The box of every control. Text of at least 16 px keeps iOS from zooming in. */
export const control = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.width.target,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.colour.surface,
    color: vars.colour.text,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    selectors: {
      '&::placeholder': { color: vars.colour.textSoft, opacity: 1 },
      '&:hover:enabled': { borderColor: vars.colour.textSoft },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
      '&[readonly]': { borderColor: vars.colour.hairline, backgroundColor: vars.colour.sunken },
      '&[aria-invalid="true"]': { borderColor: critical, boxShadow: `inset 0 0 0 1px ${critical}` },
      '&:focus-visible': { outlineOffset: '1px' },
      // The default cancel button of a search field is blue.
      '&::-webkit-search-cancel-button': {
        appearance: 'none',
        inlineSize: '1rem',
        blockSize: '1rem',
        marginInlineStart: vars.space.xs,
        background: `${stroke(45)}, ${stroke(-45)}`,
        cursor: 'pointer',
      },
    },
    '@media': { [media.forcedColours]: { selectors: { '&[aria-invalid="true"]': { borderStyle: 'dashed' } } } },
  }),
);
