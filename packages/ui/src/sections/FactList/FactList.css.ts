import { style } from '@vanilla-extract/css';
import { inBase, media, vars } from '../../theme/styling';

export const facts = style(inBase({ borderBlockEnd: `1px solid ${vars.colour.hairline}` }));

export const fact = style(
  inBase({
    display: 'grid',
    columnGap: vars.space.l,
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    breakInside: 'avoid',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 7fr)', alignItems: 'baseline' } },
  }),
);

export const term = style(inBase({ color: vars.colour.textSoft, fontSize: vars.size.s, lineHeight: vars.leading.s }));

export const value = style(inBase({ fontWeight: vars.weight.medium, textWrap: 'pretty' }));
