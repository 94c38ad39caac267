import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const kind = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }));

/** Only the icon has the venture's color: text in it would look meaningful. */
export const mark = styleVariants(
  { ink: vars.colour.text, soft: vars.colour.textSoft, accent: vars.colour.accent, marker: vars.colour.marker },
  (color) => inComponents({ display: 'inline-flex', color }),
);

/** As high as the two lines beside it, with a maximum width for word marks. */
export const logo = style(inComponents({ flexShrink: 0, maxInlineSize: '8rem', blockSize: '2.5rem' }));

globalStyle(`${logo} img`, inComponents({ inlineSize: 'auto', blockSize: '2.5rem', objectFit: 'contain' }));
