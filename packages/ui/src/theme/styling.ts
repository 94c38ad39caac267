// What a component's own stylesheet needs. Separate from `index.ts`, which also brings the global styles.
import * as layers from './layers.css';

export { media } from './breakpoints';
export type { Level } from './levels';
export type { Space, TextSize } from './tokens';
export { vars } from './vars.css';

/** A rule of vanilla-extract inside a cascade layer. Its `style` checks the rule: published types do not need the library. */
export interface LayeredRule<Rule> {
  '@layer': Record<string, Rule>;
}

const into =
  (layer: string) =>
  <const Rule>(rule: Rule): LayeredRule<Rule> => ({ '@layer': { [layer]: rule } });

/** What only screen readers get. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Puts a rule of a layout primitive or text into its cascade layer. */
export const inBase = into(layers.base);

/** Puts a rule of a component into its cascade layer. */
export const inComponents = into(layers.components);

/** Puts a rule for print, forced colours or reduced motion into the strongest cascade layer. */
export const inOverrides = into(layers.overrides);
