import type { Level } from './levels';

/** Steps of space, in px on the 4 px grid. `section` and `chapter` are fluid and grow with the window. */
export const spaceSteps = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section', 'chapter'] as const;
export type Space = (typeof spaceSteps)[number];

/** Steps of the one type scale, smallest first; the last two are for display alone. */
export const textSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'display', 'hero', 'figure', 'cover'] as const;
export type TextSize = (typeof textSizes)[number];

// Type aliases, not interfaces, where a contract is drawn over the shape: only those have an index signature.

/** A text colour and its background tint; at least 4.5 : 1. */
export type LevelColours = {
  text: string;
  tint: string;
};

/** Colours by role. Every text pair is at least 4.5 : 1, every control border at least 3 : 1. */
export type ColourTokens = {
  /** The page. */
  background: string;
  /** Cards and dialogs. */
  surface: string;
  /** A band with a subtle background, or a hovered row. */
  sunken: string;
  /** Text. */
  text: string;
  /** Secondary text. */
  textSoft: string;
  /** Borders of controls. */
  border: string;
  /** Decorative separators. */
  hairline: string;
  /** Links, the primary action, the current page. */
  accent: string;
  /** The accent while hovered. */
  accentStrong: string;
  /** Text on the accent. */
  onAccent: string;
  /** Small highlights, never a background. */
  marker: string;
  /** The backdrop of a dialog. */
  backdrop: string;
  level: Record<Level, LevelColours>;
};

/** A type step whose size, in px, grows from a phone (360 px) to a wide window (1200 px). */
export interface TypeStep {
  phone: number;
  wide: number;
  /** The height of a line, in font sizes. */
  leading: number;
}

/** Everything a brand may change. `makeTheme` turns it into CSS-ready values. */
export interface Tokens {
  name: string;
  colour: { light: ColourTokens; dark: ColourTokens };
  font: { heading: string; text: string; mono: string };
  weight: { regular: number; medium: number; strong: number; heading: number };
  /** px */
  space: Record<Exclude<Space, 'section' | 'chapter'>, number>;
  /** px, phone and wide */
  fluidSpace: Record<'section' | 'chapter', { phone: number; wide: number }>;
  type: Record<TextSize, TypeStep>;
  /** px */
  radius: { control: number; surface: number };
  /** px */
  width: { page: number; text: number; narrow: number; target: number };
  /** ms */
  motion: { fast: number; calm: number };
  shadow: { overlay: string };
}

/** The advisor's own brand. For another one copy it, change the values, and pass it to `themeStylesheet`. */
export const advisorTokens: Tokens = {
  name: 'advisor',
  colour: {
    light: {
      background: '#FBF9F5',
      surface: '#FFFFFF',
      sunken: '#F3EFE7',
      text: '#15202B',
      textSoft: '#4B5763',
      border: '#8A8274',
      hairline: '#E4DED3',
      accent: '#0B5D57',
      accentStrong: '#08453F',
      onAccent: '#FFFFFF',
      marker: '#A8480B',
      backdrop: 'rgb(21 32 43 / 0.45)',
      level: {
        low: { text: '#1F6B43', tint: '#E4F1E8' },
        medium: { text: '#7A4E00', tint: '#FBEFD2' },
        high: { text: '#9A3412', tint: '#FCE3D4' },
        critical: { text: '#8A1027', tint: '#FADADF' },
      },
    },
    dark: {
      background: '#0F161C',
      surface: '#161F27',
      sunken: '#1C2730',
      text: '#ECE8E0',
      textSoft: '#A9B4BD',
      border: '#6B7883',
      hairline: '#26313A',
      accent: '#62CBBB',
      accentStrong: '#8ADCCF',
      onAccent: '#0F161C',
      marker: '#F0A35E',
      backdrop: 'rgb(4 8 11 / 0.6)',
      level: {
        low: { text: '#8BD6A8', tint: '#14301F' },
        medium: { text: '#F2C66D', tint: '#35280C' },
        high: { text: '#F5A97F', tint: '#3A1E10' },
        critical: { text: '#FF9FB0', tint: '#3F121C' },
      },
    },
  },
  font: {
    heading: "'Newsreader', 'Newsreader Fallback', Georgia, serif",
    text: "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  weight: { regular: 400, medium: 500, strong: 650, heading: 500 },
  space: { none: 0, xxs: 4, xs: 8, s: 12, m: 16, l: 24, xl: 32, xxl: 48 },
  fluidSpace: { section: { phone: 64, wide: 104 }, chapter: { phone: 80, wide: 128 } },
  type: {
    xs: { phone: 14, wide: 14, leading: 1.429 },
    s: { phone: 16, wide: 16, leading: 1.5 },
    m: { phone: 17, wide: 18, leading: 1.667 },
    l: { phone: 20, wide: 22, leading: 1.545 },
    xl: { phone: 24, wide: 28, leading: 1.25 },
    xxl: { phone: 29, wide: 36, leading: 1.167 },
    display: { phone: 35, wide: 46, leading: 1.109 },
    hero: { phone: 42, wide: 60, leading: 1.067 },
    // Beyond the scale: figures of one line, and the headline of the landing page.
    figure: { phone: 44, wide: 88, leading: 1 },
    cover: { phone: 46, wide: 104, leading: 1 },
  },
  radius: { control: 4, surface: 8 },
  width: { page: 1200, text: 680, narrow: 480, target: 44 },
  motion: { fast: 120, calm: 200 },
  shadow: { overlay: '0 1px 2px rgb(0 0 0 / 0.08), 0 16px 48px rgb(0 0 0 / 0.18)' },
};
