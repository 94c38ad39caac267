import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

const base = style(
  inComponents({
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
);

const ofLevel = styleVariants(vars.colour.level, ({ text, tint }) => [
  base,
  inComponents({ color: text, backgroundColor: tint, printColorAdjust: 'exact' }),
]);

export const badge = {
  ...ofLevel,
  ...styleVariants({
    neutral: [
      base,
      inComponents({
        color: vars.colour.text,
        backgroundColor: vars.colour.sunken,
        borderColor: vars.colour.hairline,
      }),
    ],
    info: [base, inComponents({ color: vars.colour.accent, borderColor: 'currentColor' })],
  }),
  success: ofLevel.low,
  warning: ofLevel.medium,
  danger: ofLevel.critical,
};
