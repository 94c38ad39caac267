// Separate from a brand's tokens: these are the same for every brand, have no CSS variable, and are read at build time.

/** Stacking order above the page, as `z-index`. Within one component 1 is enough. */
export const zIndex = {
  /** The navigation bar. */
  bar: 10,
  /** Above the bar: the skip link, tooltips. */
  above: 20,
  /** Notices. */
  notice: 30,
} as const;

/** The focus ring, in px, in the accent colour. */
export const focusRing = { width: 2, offset: 2 } as const;

/** Icon sizes by the adjacent text, in px; `line` is the stroke width at every size. */
export const iconSizes = { small: 16, medium: 18, large: 20, line: 1.5 } as const;

/** The only easing: responds at once and slows to a stop. The CSS keyword `ease-out`, as points of a Bézier curve. */
export const easing = { out: [0, 0, 0.58, 1] } as const;
