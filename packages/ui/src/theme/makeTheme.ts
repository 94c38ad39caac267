import type { ColourTokens, Space, TextSize, Tokens } from './tokens';

const phoneWidth = 360;
const wideWidth = 1200;

// SITE-24
/**
 * Large type, from this many px at a phone's width, grows with the reader's font size only as far as a word of 13 letters fits
 * the window. With the browser's own font size this limit is not reached from 360 px of window.
 */
const largeType = 29;
const widestType = '13.5vw';

const rem = (px: number) => `${+(px / 16).toFixed(4)}rem`;

/** A length that is `phone` px at 360 px of window and `wide` px at 1200 px, and scales with the reader's font size. */
export function fluid(phone: number, wide: number): string {
  if (phone === wide) return rem(phone);
  const slope = (wide - phone) / (wideWidth - phoneWidth);
  const base = phone - slope * phoneWidth;
  return `clamp(${rem(phone)}, ${rem(base)} + ${+(slope * 100).toFixed(3)}vw, ${rem(wide)})`;
}

/** The value of `fluid`, in px, at a window width with a font size of 16 px. */
export function fluidAt(windowWidth: number, phone: number, wide: number): number {
  const part = (windowWidth - phoneWidth) / (wideWidth - phoneWidth);
  return phone + (wide - phone) * Math.min(Math.max(part, 0), 1);
}

/** A record with the same keys, its values changed. */
export function mapValues<K extends string, A, B>(record: Record<K, A>, change: (value: A) => B): Record<K, B> {
  return Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, change(value)])) as Record<K, B>;
}

/** The part of a theme that is the same in light and dark: type, space, shape, motion. */
function makeShape(tokens: Tokens) {
  const space: Record<Space, string> = {
    ...mapValues(tokens.space, (px) => (px === 0 ? '0' : rem(px))),
    ...mapValues(tokens.fluidSpace, ({ phone, wide }) => fluid(phone, wide)),
  };
  const size: Record<TextSize, string> = mapValues(tokens.type, ({ phone, wide }) =>
    phone < largeType ? fluid(phone, wide) : `min(${fluid(phone, wide)}, ${widestType})`,
  );
  const leading: Record<TextSize, string> = mapValues(tokens.type, (step) => String(step.leading));
  return {
    font: tokens.font,
    weight: mapValues(tokens.weight, String),
    size,
    leading,
    space,
    radius: mapValues(tokens.radius, (px) => `${px}px`),
    width: mapValues(tokens.width, rem),
    motion: mapValues(tokens.motion, (ms) => `${ms}ms`),
    shadow: tokens.shadow,
  };
}

/** CSS-ready values of a brand, one object per colour scheme; `vars` is the contract over this shape. */
export function makeTheme(tokens: Tokens): { light: Theme; dark: Theme } {
  const shape = makeShape(tokens);
  return {
    light: { colour: tokens.colour.light, ...shape },
    dark: { colour: tokens.colour.dark, ...shape },
  };
}

export type Theme = ReturnType<typeof makeShape> & { colour: ColourTokens };
