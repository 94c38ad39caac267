import { inComponents, media, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style(
  inComponents({ display: 'grid', gap: vars.space.l, maxInlineSize: vars.width.text, minInlineSize: 0 }),
);

/** A group or a list: a line at its side shows what belongs to it, and costs little width on a phone. */
export const fieldset = style(
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    minInlineSize: 0,
    margin: 0,
    paddingBlock: 0,
    paddingInline: `${vars.space.s} 0`,
    border: 'none',
    borderInlineStart: `2px solid ${vars.colour.hairline}`,
    '@media': { [media.tablet]: { paddingInlineStart: vars.space.m } },
    selectors: { '&:focus-visible': { outlineOffset: vars.space.xxs } },
  }),
);

export const legend = style(
  inComponents({
    paddingInline: 0,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    fontWeight: vars.weight.medium,
  }),
);

export const items = style(
  inComponents({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 }),
);

export const item = style(inComponents({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

export const itemActions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end' }),
);

/** With one control: the buttons stand beside it where there is room, below the line of its label. */
export const plainItem = style(
  inComponents({ '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } } }),
);

export const besideControl = style(
  inComponents({ '@media': { [media.tablet]: { marginBlockStart: `calc(${vars.leading.s} + ${vars.space.xs})` } } }),
);

export const problem = style(
  inComponents({
    color: vars.colour.level.critical.text,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.s,
    overflowWrap: 'anywhere',
  }),
);

export const mark = style(inComponents({ color: vars.colour.level.critical.text }));

export const picture = style(inComponents({ display: 'grid', gap: vars.space.xs, maxInlineSize: '15rem' }));

/** The palette stands at the end of the field, on the line of its control unless a message is below that. */
export const colour = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: vars.space.s }),
);

export const swatch = style(
  inComponents({
    inlineSize: vars.width.target,
    blockSize: vars.width.target,
    padding: vars.space.xxs,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    background: vars.colour.surface,
    cursor: 'pointer',
  }),
);

/** A paragraph with links and emphasis. */
export const rich = style(inComponents({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

export const richHint = style(
  inComponents({ margin: 0, color: vars.colour.textSoft, fontSize: vars.size.xs, lineHeight: vars.leading.s }),
);

/** As a text area of a form looks. */
export const richWords = style(
  inComponents({
    minBlockSize: '6rem',
    maxBlockSize: '60dvb',
    overflowY: 'auto',
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.colour.surface,
    color: vars.colour.text,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    // The editor keeps spaces as they are typed.
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    selectors: {
      '&:hover': { borderColor: vars.colour.textSoft },
      '&[aria-invalid="true"]': { borderColor: vars.colour.level.critical.text },
      '&:focus-visible': { outlineOffset: '1px' },
    },
    '@media': { [media.forcedColours]: { selectors: { '&[aria-invalid="true"]': { borderStyle: 'dashed' } } } },
  }),
);

globalStyle(`${richWords} a`, inComponents({ color: vars.colour.accent, textDecoration: 'underline' }));

export const richTools = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs }));

globalStyle(
  `${richTools} > [aria-pressed="true"]`,
  inComponents({ boxShadow: `inset 0 0 0 2px ${vars.colour.accent}` }),
);

export const richLink = style(
  inComponents({
    display: 'grid',
    gap: vars.space.s,
    paddingInlineStart: vars.space.s,
    borderInlineStart: `2px solid ${vars.colour.hairline}`,
  }),
);
