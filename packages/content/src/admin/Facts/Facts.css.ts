import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style(
  inComponents({
    display: 'grid',
    // Long labels leave room for values on a phone.
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    columnGap: vars.space.m,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    overflowWrap: 'anywhere',
  }),
);

export const fact = style(inComponents({ display: 'contents' }));

export const label = style(inComponents({ color: vars.colour.textSoft }));
