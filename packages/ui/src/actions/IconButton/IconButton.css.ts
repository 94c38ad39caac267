import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

/** How long the pointer rests before the name is shown (NOTICE-2). */
const rest = '700ms';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** The name, drawn by the button itself: it is the accessible name already and is not read out twice. */
const name = {
  // The text after the slash is what a screen reader gets; the first line is for browsers that do not know it.
  content: ['attr(aria-label)', 'attr(aria-label) / ""'],
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(16rem, 60vw)',
  // Clear of the ring of the focus.
  marginBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  // Drawn by forced colours.
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

const shown = '&:focus-visible::after, &:hover::after';

const labelled = style(
  inComponents({
    position: 'relative',
    selectors: {
      [shown]: name,
      // Hidden until the animation has ended; without one, as on paper or for who wants less motion, it is there at once.
      '&:hover:not(:focus-visible)::after': { animation: `${appear} ${rest}` },
    },
    '@media': {
      '(hover: none)': { selectors: { '&:hover:not(:focus-visible)::after': { content: 'none' } } },
      [media.reducedMotion]: { selectors: { '&:hover:not(:focus-visible)::after': { animation: 'none' } } },
    },
    '@supports': {
      // Beside the button wherever there is room, and over whatever scrolls or cuts off.
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
        },
      },
    },
  }),
);

export const label = `${labelled} ${style(inOverrides({ '@media': { print: { selectors: { '&::after': { content: 'none' } } } } }))}`;
