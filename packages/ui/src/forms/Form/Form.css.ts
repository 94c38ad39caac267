import { style } from '@vanilla-extract/css';
import { inBase, inComponents, media, vars } from '../../theme/styling';

export const form = style(
  inBase({ position: 'relative', display: 'grid', gap: vars.space.l, maxInlineSize: vars.width.text }),
);

/** Shown only if a field is required. */
export const requiredNote = style(
  inComponents({ selectors: { [`${form}:not(:has(:required, [data-required])) &`]: { display: 'none' } } }),
);

export const mark = style(inComponents({ color: vars.colour.level.critical.text }));

/** Always rendered, so that changes are announced. Takes no space, not even a gap, while empty. */
export const outcome = style(inBase({ selectors: { '&:empty': { position: 'absolute' } } }));

export const withoutScript = style(
  inBase({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } }),
);

// PAGE-55
export const actions = style(
  inBase({
    display: 'grid',
    gap: vars.space.s,
    marginBlockStart: vars.space.xs,
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
  }),
);

/** As wide as its note, below the buttons. Takes no space while empty. */
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

/** Visually hidden; to bots it is an ordinary field. */
export const honeypot = style(
  inBase({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
