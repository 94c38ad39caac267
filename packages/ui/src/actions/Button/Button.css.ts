import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, inOverrides, vars } from '../../theme/styling';

const enabledHover = '&:hover:not(:disabled, [aria-disabled="true"])';

const danger = vars.colour.level.critical.text;

function filled(tone: 'neutral' | 'danger', colour: string, hovered: string, text: string) {
  return {
    variants: { variant: 'primary' as const, tone },
    style: inComponents({
      backgroundColor: colour,
      color: text,
      selectors: { [enabledHover]: { backgroundColor: hovered } },
    }),
  };
}

/** Of a button without a fill. */
const plain = {
  color: vars.colour.text,
  selectors: { [enabledHover]: { backgroundColor: vars.colour.sunken } },
};

/** In print, a link becomes text with its address, and a button is hidden. */
const onPaper = inOverrides({
  '@media': {
    print: {
      display: 'inline',
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      color: 'inherit',
      textAlign: 'start',
      selectors: { 'button&': { display: 'none' } },
    },
  },
});

/** The look shared by `Button`, `ButtonLink` and `IconButton`. */
export const button = recipe({
  base: [
    inComponents({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.xs,
      minBlockSize: vars.width.target,
      // With enlarged text on a phone, the padding gives way to the label.
      paddingInline: `min(${vars.space.l}, 7.5vw)`,
      paddingBlock: vars.space.xs,
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      fontFamily: vars.font.text,
      fontSize: vars.size.s,
      lineHeight: vars.leading.s,
      fontWeight: vars.weight.strong,
      textDecoration: 'none',
      textAlign: 'center',
      cursor: 'pointer',
      transition: `background-color ${vars.motion.fast} ease-out`,
      selectors: {
        '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 },
        // Not by the fill: its contrast with the label is known at rest and hovered alone.
        '&:active:not(:disabled, [aria-disabled="true"])': { borderColor: 'currentColor' },
        // The label of a busy button is a status, which has to be legible.
        '&[aria-busy="true"]': { opacity: 1 },
      },
    }),
    onPaper,
  ],
  variants: {
    variant: {
      primary: {},
      secondary: inComponents({ ...plain, borderColor: vars.colour.border }),
      quiet: inComponents({ ...plain, paddingInline: vars.space.s }),
    },
    tone: { neutral: {}, danger: inComponents({ color: danger }) },
    size: {
      medium: {},
      small: inComponents({ paddingInline: vars.space.m, fontSize: vars.size.xs, lineHeight: vars.leading.xs }),
    },
    shape: {
      text: {},
      icon: inComponents({ inlineSize: vars.width.target, paddingInline: 0, paddingBlock: 0, flexShrink: 0 }),
      // Of a menu.
      row: inComponents({
        justifyContent: 'flex-start',
        gap: vars.space.s,
        inlineSize: '100%',
        fontWeight: vars.weight.medium,
        textAlign: 'start',
      }),
    },
  },
  compoundVariants: [
    filled('neutral', vars.colour.accent, vars.colour.accentStrong, vars.colour.onAccent),
    filled('danger', danger, `color-mix(in srgb, ${danger}, ${vars.colour.text} 20%)`, vars.colour.surface),
  ],
  defaultVariants: { variant: 'primary', tone: 'neutral', size: 'medium', shape: 'text' },
});

// Also beside a long label.
globalStyle(`${button.classNames.base} > svg`, inComponents({ flexShrink: 0 }));
