import { style } from '@vanilla-extract/css';
import { inBase, inComponents, vars } from '../../theme/styling';

export const form = style(
  inBase({ position: 'relative', display: 'grid', gap: vars.space.l, maxInlineSize: vars.width.text }),
);

/** Only where there is something to explain. */
export const requiredNote = style(
  inComponents({ selectors: { [`${form}:not(:has(:required, [data-required])) &`]: { display: 'none' } } }),
);

export const mark = style(inComponents({ color: vars.colour.level.critical.text }));

/** Always in the page, so that what appears in it is read out; while empty it takes no room, nor the gap around it. */
export const outcome = style(inBase({ selectors: { '&:empty': { position: 'absolute' } } }));

export const withoutScript = style(
  inBase({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } }),
);

export const actions = style(
  inBase({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginBlockStart: vars.space.xs,
  }),
);

/** As wide as its note, under the buttons; while empty it takes no room either. */
export const draft = style(
  inBase({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    selectors: { '&:empty': { position: 'absolute' } },
    '@media': { print: { display: 'none' } },
  }),
);

/** Out of sight, but for a script a field like any other. */
export const trap = style(
  inBase({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
