import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style(
  inComponents({
    position: 'fixed',
    display: 'grid',
    gap: vars.space.s,
    justifyItems: 'start',
    insetInline: vars.space.s,
    insetBlockEnd: vars.space.s,
    // Above the navigation bar, whose menu fills the screen of a phone.
    zIndex: 20,
    maxInlineSize: vars.width.text,
    marginInline: 'auto',
    padding: vars.space.m,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    boxShadow: vars.shadow.overlay,
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);
