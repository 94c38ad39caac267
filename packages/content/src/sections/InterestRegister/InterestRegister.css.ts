import { inComponents, inOverrides, media, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const line = `1px solid ${vars.colour.hairline}`;
/** Where all columns fit side by side: from tablet width, and in print. */
export const wide = 'print, screen and (min-width: 48em)';
/** Where the first of them is too narrow for descriptions: tablets, and paper. */
const narrowColumns = 'print, screen and (min-width: 48em) and (max-width: 59.99em)';

const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const inSight = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;

export const table = style(
  inComponents({
    marginBlockStart: vars.space.l,
    borderBlockEnd: line,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

const inColumns = {
  display: 'grid',
  gridTemplateColumns:
    'minmax(0, 4.8fr) minmax(0, 2.8fr) minmax(0, 2.4fr) minmax(0, 2.3fr) minmax(0, 1fr) minmax(0, 1.7fr)',
  columnGap: vars.space.s,
} as const;
const roomy = { columnGap: vars.space.l } as const;

/** Visually hidden where each cell has its column's name. */
export const heads = style(
  inComponents({
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
    ...outOfSight,
    '@media': {
      [wide]: {
        ...inColumns,
        ...inSight,
        paddingBlock: vars.space.xs,
      },
      [media.desktop]: roomy,
    },
  }),
);

/** On a phone the name, with role and other facts on one line below it that may wrap. */
export const row = style(
  inComponents({
    position: 'relative',
    paddingBlock: vars.space.xs,
    borderBlockStart: line,
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
    selectors: { '&[data-ended]': { color: vars.colour.textSoft } },
    '@media': {
      [wide]: { ...inColumns, alignItems: 'baseline', paddingBlock: vars.space.s },
      [media.desktop]: roomy,
    },
  }),
);

/** Its description is below it or, where columns are narrow, below the whole row. */
export const name = style(
  inComponents({
    minInlineSize: 0,
    '@media': {
      [narrowColumns]: { gridArea: '1 / 1 / span 2 / -1', display: 'grid', gridTemplate: 'subgrid / subgrid' },
    },
  }),
);
globalStyle(`[data-ended] > ${name} *`, inOverrides({ color: 'inherit' }));

/** The organization's purpose: visually hidden on a phone, to keep the list short. */
export const description = style(
  inComponents({ ...outOfSight, '@media': { [wide]: { ...inSight, gridColumn: '1 / -1' } } }),
);

/** The space for the dot before each fact on a phone. */
const room = '0.75rem';

/** Below the name on a phone; clips the dots of facts that start a line. In columns its cells belong to the row. */
export const facts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: room,
    overflowX: 'clip',
    '@media': { [wide]: { display: 'contents' } },
  }),
);

export const cell = style(
  inComponents({
    position: 'relative',
    marginInlineStart: `calc(-1 * ${room})`,
    paddingInlineStart: room,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    minInlineSize: 0,
    selectors: {
      '&[data-column="Role"]': { color: 'inherit' },
      '&::after': {
        content: '"·" / ""',
        position: 'absolute',
        insetInlineStart: 0,
        inlineSize: room,
        textAlign: 'center',
      },
      // A year alone is ambiguous. Screen readers get the column header.
      '&[data-column="Since"]::before': { content: '"Since " / ""' },
      // Current seats and unknown values are not spelled out.
      '&[data-plain]': { ...outOfSight, marginInlineStart: 0, paddingInlineStart: 0 },
    },
    '@media': {
      [wide]: {
        position: 'static',
        marginInlineStart: 0,
        paddingInlineStart: 0,
        color: 'inherit',
        textWrap: 'balance',
        gridRow: 1,
        selectors: {
          '&::after': { content: 'none' },
          '&[data-column="Since"]::before': { content: 'none' },
          '&[data-plain]': inSight,
        },
      },
      [media.desktop]: { fontSize: 'inherit', lineHeight: 'inherit' },
    },
  }),
);
// The name may reach below them.
for (const column of [1, 2, 3, 4, 5])
  globalStyle(`${cell}:nth-child(${column})`, inComponents({ '@media': { [wide]: { gridColumn: column + 1 } } }));
