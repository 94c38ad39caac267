import { inComponents, inOverrides, media, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Also scopes the print styles: only the codes are printed. */
export const codes = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    margin: 0,
    padding: vars.space.m,
    listStyle: 'none',
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    fontFamily: vars.font.mono,
    '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);

export const heading = style(inComponents({ display: 'none', '@media': { print: { display: 'block' } } }));

export const sheet = style(inComponents({ display: 'grid', gap: vars.space.s }));

globalStyle(
  `body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`,
  inOverrides({ '@media': { print: { display: 'none' } } }),
);
