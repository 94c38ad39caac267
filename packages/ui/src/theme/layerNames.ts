/**
 * The cascade layers, weakest first, nested in the layer `advisor` to avoid collisions with a page's own. Separate from
 * `layers.css.ts`, which documents them, so that the build can import it.
 */
export const layerNames = [
  'advisor.reset',
  'advisor.tokens',
  'advisor.base',
  'advisor.components',
  'advisor.overrides',
] as const;
