import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeTheme } from './makeTheme';
import { propertyName } from './themeRules';
import { advisorTokens } from './tokens';

/**
 * The theme contract: every token as a CSS custom property with a stable public name
 * (`--advisor-colour-ink`), so that other sites can theme the components from plain CSS.
 */
export const vars = createGlobalThemeContract(makeTheme(advisorTokens).light, (_value, path) => propertyName(path));
