import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

// NOTICE-1
/** How long a notice that is not an error stays, in ms. */
export const lifetime = 4000;

const noticeWidth = '356px';

const listBox = style(
  inComponents({
    position: 'fixed',
    zIndex: 30,
    insetBlockEnd: 0,
    insetInline: 0,
    display: 'grid',
    gap: vars.space.xs,
    padding: vars.space.xs,
    // Only the notices receive clicks, not the space between them.
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: {
        insetInlineStart: 'auto',
        inlineSize: `calc(${noticeWidth} + 2 * ${vars.space.m})`,
        maxInlineSize: '100%',
        padding: vars.space.m,
      },
    },
  }),
);
export const list = `${listBox} ${style(inOverrides({ '@media': { print: { display: 'none' } } }))}`;

export const notice = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space.s,
    paddingBlock: vars.space.s,
    paddingInlineStart: vars.space.m,
    paddingInlineEnd: vars.width.target,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    color: vars.colour.text,
    boxShadow: vars.shadow.overlay,
    fontFamily: vars.font.text,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textAlign: 'start',
    pointerEvents: 'auto',
    '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
  }),
);

const iconBox = style(inComponents({ display: 'flex', alignItems: 'center', blockSize: '1lh' }));

export const icon = styleVariants({
  success: [iconBox, style(inComponents({ color: vars.colour.level.low.text }))],
  error: [iconBox, style(inComponents({ color: vars.colour.level.critical.text }))],
});

export const title = style(inComponents({ fontWeight: vars.weight.strong }));

export const message = style(
  inComponents({ marginBlockStart: vars.space.xxs, color: vars.colour.textSoft, textWrap: 'pretty' }),
);

export const close = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.width.target,
    blockSize: vars.width.target,
    borderRadius: vars.radius.surface,
    color: vars.colour.textSoft,
    selectors: {
      '&:hover': { color: vars.colour.text },
      '&:focus-visible': { outlineOffset: '-4px' },
    },
  }),
);

const elapse = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** The library closes a notice when the animation of its progress bar ends, so the invisible bar is the clock. */
export const timer = style(
  inComponents({
    position: 'absolute',
    visibility: 'hidden',
    animationName: elapse,
    animationTimingFunction: 'linear',
    // Reduced motion shortens every animation to zero; this one is a timer, not motion.
    animationDuration: `${lifetime}ms !important`,
    selectors: { [`${notice}:focus-within &`]: { animationPlayState: 'paused !important' } },
  }),
);
