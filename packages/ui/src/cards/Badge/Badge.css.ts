import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const badge = style(
  inComponents({
    display: 'inline-block',
    paddingInline: vars.space.xs,
    paddingBlock: '1px',
    // Visible in forced colours, which remove the tint.
    border: '1px solid transparent',
    borderRadius: '2px',
    fontFamily: vars.font.text,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
  }),
);

export const level = styleVariants(vars.colour.level, ({ text, tint }) =>
  inComponents({ color: text, backgroundColor: tint }),
);

// No border: borders are reserved for interactive elements.
const plain = styleVariants(
  { neutral: vars.colour.text, muted: vars.colour.textSoft, info: vars.colour.accent },
  (color) => inComponents({ color, backgroundColor: vars.colour.sunken }),
);
export const { muted } = plain;
export const tone = {
  neutral: plain.neutral,
  info: plain.info,
  success: level.low,
  warning: level.medium,
  danger: level.critical,
};
