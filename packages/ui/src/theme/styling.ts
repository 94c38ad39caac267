// What a component's own stylesheet needs. Separate from `index.ts`, which also brings the global styles.
import type { StyleRule } from '@vanilla-extract/css';
import * as layers from './layers.css';

export { media } from './breakpoints';
export type { Level, Space, TextSize } from './tokens';
export { vars } from './vars.css';

/** A rule inside a cascade layer. */
export type LayeredRule = NonNullable<StyleRule['@layer']>[string];

const into =
  (layer: string) =>
  (rule: LayeredRule): StyleRule => ({ '@layer': { [layer]: rule } });

/** Puts a rule of a layout primitive or text into its cascade layer. */
export const inBase = into(layers.base);

/** Puts a rule of a component into its cascade layer. */
export const inComponents = into(layers.components);

/** Puts a rule for print, forced colours or reduced motion into the strongest cascade layer. */
export const inOverrides = into(layers.overrides);
