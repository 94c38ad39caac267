import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inBase, media, vars } from '../../theme/styling';

const gutter = createVar();

export const container = recipe({
  base: inBase({
    vars: { [gutter]: vars.space.m },
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: gutter,
    '@media': {
      [media.tablet]: { vars: { [gutter]: vars.space.l } },
      [media.desktop]: { vars: { [gutter]: vars.space.xl } },
      print: { vars: { [gutter]: '0px' } },
    },
  }),
  variants: {
    // The width is the content's, so the gutter is added to it.
    width: {
      page: inBase({ maxInlineSize: `calc(${vars.width.page} + 2 * ${gutter})` }),
      text: inBase({ maxInlineSize: `calc(${vars.width.text} + 2 * ${gutter})` }),
      narrow: inBase({ maxInlineSize: `calc(${vars.width.narrow} + 2 * ${gutter})` }),
    },
  },
});
