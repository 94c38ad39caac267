import { style } from '@vanilla-extract/css';
import { inBase, inComponents, media, vars } from '../../theme/styling';

const critical = vars.colour.level.critical.text;

/** Fields side by side share the grid rows of label, hint, control and error, so that the controls are aligned. */
export const fieldRow = style(
  inBase({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    columnGap: vars.space.m,
    // The gap between wrapped rows is the margin below each field.
    marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  }),
);

export const field = style(
  inBase({
    display: 'grid',
    gridTemplateRows: 'repeat(4, auto)',
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
    textWrap: 'pretty',
  }),
);

export const answer = style(inBase({ gridRow: 3, minInlineSize: 0 }));

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

/** The box of every control. Its text has at least 16 px, so that phones do not zoom in. */
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
      '&:hover': { borderColor: vars.colour.textSoft },
      '&[aria-invalid="true"]': { borderColor: critical, boxShadow: `inset 0 0 0 1px ${critical}` },
      '&:focus-visible': { outlineOffset: '1px' },
    },
    '@media': { [media.forcedColours]: { selectors: { '&[aria-invalid="true"]': { borderStyle: 'dashed' } } } },
  }),
);
