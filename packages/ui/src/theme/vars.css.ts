import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeTheme } from './makeTheme';
import { propertyName } from './themeRules';
import { advisorTokens } from './tokens';

const contract = createGlobalThemeContract(makeTheme(advisorTokens).light, (_value, path) => propertyName(path));
const { colour } = contract;

/**
 * The theme contract: every token as a CSS custom property with a stable public name
 * (`--advisor-colour-text`), so that other sites can theme the components from plain CSS.
 */
export const vars = {
  ...contract,
  colour: {
    ...colour,
    /** @deprecated Use `background`. */
    paper: colour.background,
    /** @deprecated Use `text`. */
    ink: colour.text,
    /** @deprecated Use `textSoft`. */
    inkSoft: colour.textSoft,
    /** @deprecated Use `border`. */
    rule: colour.border,
    /** @deprecated Use `backdrop`. */
    scrim: colour.backdrop,
  },
};
