import { style } from '@vanilla-extract/css';
import { inBase, inComponents, media, vars } from '../../theme/styling';

const critical = vars.colour.level.critical.text;

export const field = style(inBase({ display: 'grid', gap: vars.space.xs, alignContent: 'start', minInlineSize: 0 }));

export const label = style(
  inBase({ justifySelf: 'start', fontSize: vars.size.s, lineHeight: vars.leading.s, fontWeight: vars.weight.medium }),
);

export const mark = style(inBase({ color: critical }));

export const hint = style(
  inBase({
    marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
    color: vars.colour.inkSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textWrap: 'pretty',
  }),
);

export const below = style(
  inBase({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.m }),
);

export const error = style(
  inBase({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.xxs,
    color: critical,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
  }),
);

export const count = style(
  inBase({
    marginInlineStart: 'auto',
    color: vars.colour.inkSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** The box of every control. Its text is 16 px at least, so that a phone does not zoom in. */
export const control = style(
  inComponents({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.width.target,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    border: `1px solid ${vars.colour.rule}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.colour.surface,
    color: vars.colour.ink,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    selectors: {
      '&::placeholder': { color: vars.colour.inkSoft, opacity: 1 },
      '&:hover': { borderColor: vars.colour.inkSoft },
      '&[aria-invalid="true"]': { borderColor: critical, boxShadow: `inset 0 0 0 1px ${critical}` },
      '&:focus-visible': { outlineOffset: '1px' },
    },
    '@media': { [media.forcedColours]: { selectors: { '&[aria-invalid="true"]': { borderStyle: 'dashed' } } } },
  }),
);
