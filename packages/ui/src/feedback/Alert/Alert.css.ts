import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, vars, type Level } from '../../theme/styling';

const tinted = (level: Level) =>
  inComponents({ color: vars.colour.level[level].text, backgroundColor: vars.colour.level[level].tint });

export const alert = recipe({
  base: inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.s,
    padding: vars.space.m,
    // Visible in forced colours, which remove the tint.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
  variants: {
    tone: {
      info: inComponents({ color: vars.colour.text, backgroundColor: vars.colour.sunken }),
      success: tinted('low'),
      warning: tinted('medium'),
      danger: tinted('critical'),
    },
  },
  defaultVariants: { tone: 'info' },
});

/** As high as the first line, so that the icon is centered on it. */
export const icon = style(inComponents({ display: 'flex', alignItems: 'center', blockSize: '1lh' }));

export const content = style(
  inComponents({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start', maxInlineSize: vars.width.text }),
);

export const title = style(inComponents({ fontWeight: vars.weight.strong }));

/** The text keeps the text colour: only the title and the icon have the tone. */
export const message = style(inComponents({ color: vars.colour.text, textWrap: 'pretty' }));

export const action = style(inComponents({ marginBlockStart: vars.space.xs }));
