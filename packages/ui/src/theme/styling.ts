// Helpers for component stylesheets. Separate from `index.ts`, which also imports the global styles.
import * as layers from './layers.css';

export { media } from './breakpoints';
export { focusRing, zIndex } from './fixedTokens';
export type { Level } from './levels';
export type { Space, TextSize } from './tokens';
export type { Tone } from './tones';
export { vars } from './vars.css';

/**
 * A vanilla-extract rule inside a cascade layer. `style` checks the rule, so that published types do not depend on the
 * library.
 */
export interface LayeredRule<Rule> {
  '@layer': Record<string, Rule>;
}

const into =
  (layer: string) =>
  <const Rule>(rule: Rule): LayeredRule<Rule> => ({ '@layer': { [layer]: rule } });

/** Puts a rule for a layout primitive or text into its cascade layer. */
export const inBase = into(layers.base);

/** Puts a component's rule into its cascade layer. */
export const inComponents = into(layers.components);

/** Puts a rule for print, forced colours or reduced motion into the strongest cascade layer. */
export const inOverrides = into(layers.overrides);
