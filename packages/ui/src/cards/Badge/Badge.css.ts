import { recipe } from '@vanilla-extract/recipes';
import { inComponents, vars, type Level } from '../../theme/styling';

const levelTone = (level: Level) =>
  inComponents({
    color: vars.colour.level[level].text,
    backgroundColor: vars.colour.level[level].tint,
    printColorAdjust: 'exact',
  });

export const badge = recipe({
  base: inComponents({
    display: 'inline-block',
    paddingInline: vars.space.xs,
    paddingBlock: '1px',
    // Visible in forced colours, which remove the tint.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.text,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    tone: {
      neutral: inComponents({
        color: vars.colour.text,
        backgroundColor: vars.colour.sunken,
        borderColor: vars.colour.hairline,
      }),
      muted: inComponents({ color: vars.colour.textSoft, borderColor: vars.colour.hairline }),
      accent: inComponents({ color: vars.colour.accent, borderColor: 'currentColor' }),
      low: levelTone('low'),
      medium: levelTone('medium'),
      high: levelTone('high'),
      critical: levelTone('critical'),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
