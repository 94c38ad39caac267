import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '../../theme/styling';

/** Between the control and its name, clear of the ring of the focus, and from the sides of the window, in px. */
export const gap = 8;

export const host = style(inComponents({ display: 'contents' }));

const onScreen = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    inlineSize: 'max-content',
    // WebKit resolves the default `fit-content` to the height of the window.
    blockSize: 'auto',
    maxInlineSize: `min(16rem, calc(100vw - ${2 * gap}px))`,
    margin: 0,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    overflow: 'visible',
    // Drawn by forced colors.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: vars.colour.text,
    color: vars.colour.surface,
    fontFamily: vars.font.text,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      // The mouse moves across the gap, and the border in it, without leaving either.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        blockSize: gap + 1,
      },
      '&[data-side="below"]::before': { insetBlock: 'auto 100%' },
    },
  }),
);

export const tip = `${onScreen} ${style(inOverrides({ '@media': { print: { display: 'none' } } }))}`;
