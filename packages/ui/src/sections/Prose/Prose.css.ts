import { style } from '@vanilla-extract/css';
import { inBase, media, vars } from '../../theme/styling';

export const withPicture = style(
  inBase({
    display: 'grid',
    gap: vars.space.xl,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', columnGap: vars.space.xxl } },
  }),
);

export const picture = style(inBase({ maxInlineSize: vars.width.narrow }));
