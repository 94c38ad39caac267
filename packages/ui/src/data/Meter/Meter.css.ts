import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

const figures = 'lining-nums tabular-nums';

export const meter = style(inComponents({ display: 'grid', gap: vars.space.xs, breakInside: 'avoid' }));

export const words = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.s}`,
    overflowWrap: 'anywhere',
  }),
);

export const label = styleVariants({ bar: {}, gauge: inComponents({ flexBasis: '100%' }) });

export const value = styleVariants({
  // At the end of the bar, so that the values of several meters are below each other.
  bar: inComponents({
    fontWeight: vars.weight.strong,
    fontVariantNumeric: figures,
    selectors: { '* + &': { order: 1, marginInlineStart: 'auto' } },
  }),
  gauge: inComponents({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.display,
    lineHeight: '1.1',
    fontVariantNumeric: figures,
  }),
});

export const drawing = styleVariants({
  bar: [
    inComponents({ inlineSize: '100%', blockSize: '8px' }),
    inOverrides({ '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } } }),
  ],
  gauge: inComponents({ inlineSize: '100%', blockSize: '24px' }),
  swatch: inComponents({ flex: 'none', inlineSize: '12px', blockSize: '12px' }),
});

const colors = { ...vars.colour.level, none: { text: vars.colour.textSoft, tint: vars.colour.hairline } };
/** A browser that forces colors does not change those inside a drawing. */
const drawn = (fill: string, forced: string) =>
  [
    inComponents({ fill, stroke: 'none' }),
    inOverrides({ '@media': { [media.forcedColours]: { fill: forced } } }),
  ] as const;

export const tint = styleVariants(colors, ({ tint }) => [...drawn(tint, 'Canvas')]);
export const line = styleVariants(colors, ({ text }) => [...drawn(text, 'CanvasText')]);
export const marker = style([...drawn(vars.colour.text, 'CanvasText')]);

export const legend = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxs} ${vars.space.m}`,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
  }),
);

export const entry = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));

export const range = style(inComponents({ fontVariantNumeric: figures, whiteSpace: 'nowrap' }));
