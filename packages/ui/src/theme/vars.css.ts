import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeTheme } from './makeTheme';
import { advisorTokens } from './tokens';

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The theme contract: every token as a CSS custom property with a stable public name
 * (`--advisor-colour-ink`), so that other sites can theme the components from plain CSS.
 */
export const vars = createGlobalThemeContract(
  makeTheme(advisorTokens).light,
  (_value, path) => `advisor-${path.map(kebab).join('-')}`,
);
