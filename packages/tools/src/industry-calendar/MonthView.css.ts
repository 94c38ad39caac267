import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const dayHeading = style(inComponents({ paddingBlockStart: vars.space.m }));

/** The space for a month whose view is loading, as high as its heading, its weekdays and five weeks. */
export const waiting = style(inComponents({ containerType: 'inline-size', paddingBlockStart: '6rem' }));

const line = `${vars.colour.hairline} 1px, transparent 1px`;

export const weeks = style(
  inComponents({
    blockSize: `calc(5 * ${vars.width.target} + 1px)`,
    border: `1px solid ${vars.colour.hairline}`,
    backgroundImage: `linear-gradient(to right, ${line}), linear-gradient(${line})`,
    backgroundSize: 'calc(100% / 7) 20%',
    backgroundPosition: '-1px -1px',
    '@container': { '(min-width: 44rem)': { blockSize: 'calc(5 * 6.5rem + 1px)' } },
  }),
);
