import { globalStyle } from '@vanilla-extract/css';
import * as layers from './layers.css';
import { themeRules } from './themeRules';
import { advisorTokens } from './tokens';

for (const { selector, media, colorScheme, properties } of themeRules(advisorTokens)) {
  const vars = Object.fromEntries(Object.entries(properties).map(([name, value]) => [`--${name}`, value]));
  const rule = { colorScheme, vars };
  globalStyle(selector, { '@layer': { [layers.advisorTokens]: media ? { '@media': { [media]: rule } } : rule } });
}
