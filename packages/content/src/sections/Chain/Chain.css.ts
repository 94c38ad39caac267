import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

const node = '17px';
// As between the cards of a grid, so that four parts begin on its columns.
const gap = vars.space.xl;
const onTablet = 'print, screen and (min-width: 40em) and (max-width: 59.99em)';

/** Four or five would be narrow in one row of a tablet. */
const many = ':has(> :nth-child(4))';

export const chain = style(
  inComponents({
    display: 'grid',
    '@media': {
      [media.tablet]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: gap,
        rowGap: vars.space.l,
      },
      [onTablet]: {
        selectors: { [`&${many}`]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    },
  }),
);

/** A node with a line to the next one: at the start of the row on a phone, above the text in a wider viewport. */
export const link = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    paddingInlineStart: vars.space.xl,
    paddingBlockEnd: vars.space.l,
    breakInside: 'avoid',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: '6px',
        inlineSize: node,
        blockSize: node,
        border: `2px solid ${vars.colour.accent}`,
        borderRadius: '50%',
        boxSizing: 'border-box',
      },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '8px',
        insetBlockStart: `calc(6px + ${node})`,
        insetBlockEnd: '-6px',
        borderInlineStart: `1px solid ${vars.colour.border}`,
      },
      '&:last-child::before': { backgroundColor: vars.colour.accent },
    },
    '@media': {
      [media.tablet]: {
        paddingInlineStart: 0,
        paddingBlock: `${vars.space.xl} 0`,
        selectors: {
          '&::before': { insetBlockStart: 0 },
          '&:not(:last-child)::after': {
            insetInline: `${node} calc(-1 * ${gap})`,
            insetBlock: '8px auto',
            borderInlineStart: 0,
            borderBlockStart: `1px solid ${vars.colour.border}`,
          },
        },
      },
      // At the end of its row the line ends with the column; the last of five has the whole row.
      [onTablet]: {
        selectors: {
          [`${chain}${many} > &:nth-child(even):not(:last-child)::after`]: { insetInlineEnd: 0 },
          [`${chain}${many} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' },
        },
      },
    },
  }),
);
