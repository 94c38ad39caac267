import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars, zIndex } from '../../theme/styling';

/** The hover delay before the tooltip appears (NOTICE-2). */
const rest = '700ms';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** The tooltip is a pseudo-element: the accessible name is not announced twice. */
const name = {
  // The text after the slash is the alternative for screen readers; the first line is the fallback for older browsers.
  content: ['attr(aria-label)', 'attr(aria-label) / ""'],
  position: 'absolute',
  zIndex: zIndex.above,
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(16rem, 60vw)',
  // Clears the focus ring.
  marginBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  // Visible in forced colours.
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.text,
  color: vars.colour.surface,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.xs,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
} satisfies StyleRule;

/** A long press names the button too (NOTICE-2), above it: the finger is on what is below. */
const named = '&[data-named]::after';
const shown = `&:focus-visible::after, &:hover::after, ${named}`;
const hovered = '&:hover:not(:focus-visible, [data-named])::after';

const labelled = style(
  inComponents({
    position: 'relative',
    selectors: {
      [shown]: name,
      [named]: { insetBlockStart: 'auto', insetBlockEnd: '100%' },
      // Hidden until the animation ends; without animation (print, reduced motion) it appears at once.
      [hovered]: { animation: `${appear} ${rest}` },
    },
    // A tap leaves what it touched hovered.
    '@media': { '(hover: none)': { selectors: { [hovered]: { content: 'none' } } } },
    '@supports': {
      // Anchored beside the button where supported, so that scrolling containers do not clip it.
      '(position-area: block-end)': {
        anchorName: '--icon-button',
        anchorScope: '--icon-button',
        selectors: {
          [shown]: {
            position: 'fixed',
            inset: 'auto',
            positionAnchor: '--icon-button',
            positionArea: 'block-end',
            positionTryFallbacks:
              'block-end span-inline-start, block-end span-inline-end, block-start, block-start span-inline-start, block-start span-inline-end',
          },
          [named]: {
            positionArea: 'block-start',
            positionTryFallbacks:
              'block-start span-inline-start, block-start span-inline-end, block-end, block-end span-inline-start, block-end span-inline-end',
          },
        },
      },
    },
  }),
);

/** The accessible name of a button or a link that shows an icon only. */
export const tooltip = `${labelled} ${style(inOverrides({ '@media': { print: { selectors: { '&::after': { content: 'none' } } } } }))}`;
