import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inBase, media, vars } from '../../theme/styling';

export const list = recipe({
  base: inBase({ columnGap: vars.space.l, textWrap: 'pretty' }),
  variants: {
    columns: {
      1: {},
      2: inBase({ '@media': { [media.tablet]: { columnCount: 2 } } }),
    },
    size: {
      xs: inBase({ fontSize: vars.size.xs, lineHeight: vars.leading.xs, color: vars.colour.textSoft }),
      s: inBase({ fontSize: vars.size.s, lineHeight: vars.leading.s }),
      m: inBase({ fontSize: vars.size.m, lineHeight: vars.leading.m }),
    },
  },
});

export const item = style(
  inBase({
    paddingBlock: vars.space.xs,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    breakInside: 'avoid',
    selectors: { [`${list.classNames.variants.size.m} > &`]: { paddingBlock: vars.space.s } },
  }),
);
