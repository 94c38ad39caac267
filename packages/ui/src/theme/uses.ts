import type { Level } from './levels.ts';
import type { ColourTokens, LevelColours, Space, TextSize, Tokens } from './tokens.ts';

interface Uses {
  colour: Record<Exclude<keyof ColourTokens, 'level'>, string> & { level: Record<Level, LevelColours> };
  font: Record<keyof Tokens['font'], string>;
  weight: Record<keyof Tokens['weight'], string>;
  size: Record<TextSize, string>;
  space: Record<Space, string>;
  radius: Record<keyof Tokens['radius'], string>;
  width: Record<keyof Tokens['width'], string>;
  motion: Record<keyof Tokens['motion'], string>;
  shadow: Record<keyof Tokens['shadow'], string>;
}

const [insideComponents, betweenComponents] = ['Inside a component', 'Between components'];

const ofLevel = (what: string) => ({ text: `Text of ${what}`, tint: `Behind the text of ${what}` });

/** What each token is for. */
export const uses = {
  colour: {
    background: 'The page',
    surface: 'Cards that can be pressed, dialogs',
    sunken: 'A quiet band, a hovered row',
    text: 'Text',
    textSoft: 'Secondary text',
    border: 'Borders of controls',
    hairline: 'Decoration that separates',
    accent: 'Links, the primary action, the current place',
    accentStrong: 'The accent while hovered',
    onAccent: 'Text on the accent',
    marker: 'Small highlights, never a background',
    backdrop: 'The backdrop of a dialog',
    level: {
      low: ofLevel('a low level or success'),
      medium: ofLevel('a medium level or a warning'),
      high: ofLevel('a high level'),
      critical: ofLevel('a critical level or danger'),
    },
  },
  font: {
    heading: 'Headings, large figures',
    text: 'Text and controls',
    mono: 'Code, file names, reference numbers',
  },
  weight: {
    regular: 'Text',
    medium: 'Labels of fields, tabs, the current page',
    strong: 'Buttons, titles of notices, emphasis in text',
    heading: 'Headings',
  },
  size: {
    xs: 'Labels, hints, badges',
    s: 'Secondary text, controls',
    m: 'Text',
    l: 'Introductions, headings of cards',
    xl: 'Headings inside a section',
    xxl: 'Headings of sections',
    display: 'The heading of a page, once',
    hero: 'The headline of a hero with a picture, once',
    figure: 'A figure of one line',
    cover: 'The headline of the landing page',
  },
  space: {
    none: 'No space',
    xxs: insideComponents,
    xs: insideComponents,
    s: insideComponents,
    m: insideComponents,
    l: betweenComponents,
    xl: betweenComponents,
    xxl: betweenComponents,
    section: 'Above and below a band of a page',
    chapter: 'Above and below a band that begins something new',
  },
  radius: { control: 'Buttons, fields, badges', surface: 'Cards and dialogs' },
  width: {
    page: 'The widest that a page gets',
    text: 'A column of text: 60 to 72 characters',
    narrow: 'A dialog with one question, a picture beside text',
    target: 'The least that a finger can hit',
  },
  motion: {
    fast: 'Colors of what is hovered, pressed, chosen',
    calm: 'What opens or moves, in components of your own',
  },
  shadow: { overlay: 'Dialogs, menus, notices' },
} satisfies Uses;
