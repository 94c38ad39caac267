import type { breakpoints } from './breakpoints.ts';
import type { easing, focusRing, iconSizes, zIndex } from './fixedTokens.ts';
import type { Level } from './levels.ts';
import type { Theme } from './makeTheme.ts';

/** One text for each leaf of a shape. */
type Uses<Of> = { [Name in keyof Of]: Of[Name] extends string | number | readonly number[] ? string : Uses<Of[Name]> };

const level = (name: string) => ({
  text: `Text of ${name}, always named in words too`,
  tint: `Behind the text of ${name}`,
});

/** The purpose of each brand token, shown in Storybook and exported to design tools. */
export const tokenUses: Uses<Theme> = {
  colour: {
    background: 'The page',
    surface: 'Cards that can be pressed, dialogs',
    sunken: 'A quiet band, a hovered row',
    text: 'Text',
    textSoft: 'Secondary text',
    border: 'Borders of controls',
    hairline: 'Decoration that separates',
    accent: 'Links, the primary action, the current place',
    accentStrong: 'The accent while pressed or hovered',
    onAccent: 'Text on the accent',
    marker: 'Small highlights, never a background',
    backdrop: 'The backdrop of a dialog',
    level: {
      low: level('a low risk, a good score or good news'),
      medium: level('a medium risk or a warning'),
      high: level('a high risk or an urgent warning'),
      critical: level('a critical risk, an error or a failure'),
    } satisfies Record<Level, Uses<{ text: string; tint: string }>>,
  },
  font: {
    heading: 'Headings',
    text: 'Everything else',
    mono: 'Code',
  },
  weight: {
    regular: 'Text',
    medium: 'Labels, names of columns',
    strong: 'Buttons, emphasis',
    heading: 'Headings',
  },
  size: {
    xs: 'Notes, captions, names of columns',
    s: 'Secondary text, labels, tables',
    m: 'Text',
    l: 'Introductions, the smallest headings',
    xl: 'Headings inside a section',
    xxl: 'Headings of sections',
    display: 'The headline of a page',
    hero: 'The headline of the page that introduces the site, once',
    figure: 'Figures of one line',
    cover: 'The headline of the landing page, once',
  },
  leading: {
    xs: 'Lines of text in xs',
    s: 'Lines of text in s',
    m: 'Lines of text in m',
    l: 'Lines of text in l',
    xl: 'Lines of text in xl',
    xxl: 'Lines of text in xxl',
    display: 'Lines of a headline in display',
    hero: 'Lines of a headline in hero',
    figure: 'The line of a figure',
    cover: 'Lines of a headline in cover',
  },
  space: {
    none: 'No space',
    xxs: 'Inside a component: an icon and its text',
    xs: 'Inside a component: a label and its field',
    s: 'Inside a component: lines of a list, the padding of a field',
    m: 'Inside a component: the padding of a small card, fields of a form',
    l: 'Between components: cards in a grid, the padding of a card',
    xl: 'Between components: groups of fields',
    xxl: 'Between components: parts of a section',
    section: 'Between the bands of a page; grows with the window',
    chapter: 'Between the chapters of a page; grows with the window',
  },
  radius: {
    control: 'Buttons, fields, badges',
    surface: 'Cards and dialogs',
  },
  width: {
    page: 'The widest that a page gets',
    text: 'A column of text: 60 to 72 characters',
    narrow: 'A dialog with one question, a picture beside text',
    target: 'The least that a finger can hit',
  },
  motion: {
    fast: 'Colours: hovered, pressed, chosen',
    calm: 'What opens or moves, in components of your own: none of these does',
  },
  shadow: {
    overlay: 'What floats above the page: dialogs, menus, notices',
  },
};

/** The purpose of each token shared by every brand. */
export const fixedUses: Uses<{
  breakpoints: typeof breakpoints;
  zIndex: typeof zIndex;
  focusRing: typeof focusRing;
  iconSizes: typeof iconSizes;
  easing: typeof easing;
}> = {
  breakpoints: {
    tablet: 'From this width of the window: two columns of cards; fields side by side',
    desktop: 'From this width of the window: up to four columns; labels beside the text; the bar shows its links',
  },
  zIndex: {
    bar: 'The bar at the top of the page',
    above: 'What may lie above the bar: the skip link, the name of an icon button',
    notice: 'Notices',
  },
  focusRing: {
    width: 'The line around what has the keyboard’s focus, in the accent',
    offset: 'Between that line and what it surrounds',
  },
  iconSizes: {
    small: 'An icon beside text in xs or s, and inside a field',
    medium: 'An icon in a button, or beside an entry of a list',
    large: 'An icon beside other text',
    line: 'The line of an icon, at every size',
  },
  easing: {
    out: 'Every transition: responds at once and slows to a stop',
  },
};
