/**
 * The cascade layers, weakest first, all in the layer `advisor`, so that no name meets one of the page's own. Separate from
 * `layers.css.ts`, which documents each, so that the build can read it.
 */
export const layerNames = [
  'advisor.reset',
  'advisor.tokens',
  'advisor.base',
  'advisor.components',
  'advisor.overrides',
] as const;
