export { breakpoints, media } from './breakpoints';
export { colourPairs, contrast, type ColourPair } from './contrast';
export { designTokens, type DesignTokens } from './designTokens';
export { kebab } from './kebab';
export { levels, type Level } from './levels';
export { inBase, inComponents, inOverrides, type LayeredRule } from './styling';
export { fluid, makeTheme, type Theme } from './makeTheme';
export { themeStylesheet } from './themeRules';
export {
  advisorTokens,
  spaceSteps,
  textSizes,
  type ColourTokens,
  type LevelColours,
  type Space,
  type TextSize,
  type Tokens,
  type TypeStep,
} from './tokens';
export { vars } from './vars.css';
export { applyThemeChoice, readThemeChoice, themeScript, type ThemeChoice } from './themeChoice';
