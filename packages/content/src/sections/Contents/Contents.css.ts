import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Narrower viewports have no room beside the text. */
const wide = 'screen and (min-width: 68.75em)';
const height = vars.width.target;
/** The height of the site's bar, with its border. */
const bar = '(4rem + 1px)';

export const contents = style(
  inComponents({
    display: 'none',
    '@media': {
      [wide]: {
        position: 'sticky',
        // Below the site's bar and its menus.
        zIndex: 9,
        insetBlockStart: `calc${bar}`,
        display: 'block',
        backgroundColor: vars.colour.background,
        borderBlockEnd: `1px solid ${vars.colour.hairline}`,
        // Overlaps the hairline of the section below.
        marginBlockEnd: '-1px',
      },
    },
  }),
);

// Other sticky elements, and scroll targets, start below it.
globalStyle(
  `:has(> ${contents})`,
  inComponents({ '@media': { [wide]: { vars: { '--advisor-contents-height': height } } } }),
);
globalStyle(
  `:root:has(${contents})`,
  inComponents({ '@media': { [wide]: { scrollPaddingBlockStart: `calc(${bar} + ${height})` } } }),
);

export const chapters = style(
  inComponents({
    display: 'flex',
    columnGap: vars.space.l,
    counterReset: 'contents',
    // Highlights the current link without JavaScript (CSS Overflow 5). Other browsers show plain links.
    scrollTargetGroup: 'auto',
  }),
);

export const chapter = style(inComponents({ counterIncrement: 'contents' }));

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space.xs,
    minBlockSize: height,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textDecorationLine: 'none',
    // Reserves the border of the current link.
    borderBlock: '2px solid transparent',
    selectors: {
      '&::before': {
        content: 'counter(contents) / ""',
        fontFamily: vars.font.heading,
        fontSize: vars.size.s,
        fontVariantNumeric: 'lining-nums proportional-nums',
      },
      '&:hover': { color: vars.colour.text, textDecorationLine: 'underline' },
      '&:target-current': { color: vars.colour.text, borderBlockEndColor: vars.colour.accent },
    },
  }),
);
