import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The width of the opening quotation mark, in em. */
const openingMark = '0.4em';

// PAGE-53
/**
 * A pull quote: the only italics of the site. The opening quotation mark hangs in the margin, so that all lines align;
 * on a phone it uses the page margin. In print it is inside, because the margins of a sheet are cut.
 */
export const pullQuote = style(
  inComponents({
    margin: 0,
    fontFamily: vars.font.heading,
    fontStyle: 'italic',
    fontWeight: vars.weight.regular,
    letterSpacing: '-0.005em',
    textIndent: `calc(-1 * ${openingMark})`,
    '@media': { print: { paddingInlineStart: openingMark } },
  }),
);
globalStyle(`${pullQuote} > p`, inComponents({ textWrap: 'balance' }));
