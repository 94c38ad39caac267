import { style } from '@vanilla-extract/css';
import { inBase, inComponents, vars, visuallyHidden } from '../../theme/styling';

export const form = style(
  inBase({ position: 'relative', display: 'grid', gap: vars.space.l, maxInlineSize: vars.width.text }),
);

/** Shown only if a field is required. */
export const requiredNote = style(
  inComponents({ selectors: { [`${form}:not(:has(:required, [data-required])) &`]: { display: 'none' } } }),
);

export const mark = style(inComponents({ color: vars.colour.level.critical.text }));

/** Always in the page, so that changes are announced. While empty it takes no space, not even the gap around it. */
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

/** As wide as its note, below the buttons. While empty it takes no space either. */
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

/** Hidden from people; to a script it is a field like any other. */
export const honeypot = style(inBase(visuallyHidden));
