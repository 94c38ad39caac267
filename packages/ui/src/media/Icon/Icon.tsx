import { createElement } from 'react';

/** The SVG elements of an icon in a 24 × 24 box, as exported by the package `lucide`. */
export type IconShape = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

export interface IconProps {
  /** An icon of the package `lucide`, or a custom shape. */
  icon: IconShape;
  /**
   * Width and height, in pixels. The stroke is 1.5 px wide at every size.
   * @default 20
   */
  size?: number;
  className?: string;
  /** Whether it is mirrored in right-to-left text. */
  'data-mirrored'?: boolean;
}

const lineWidth = 1.5;

/**
 * An icon in the current text color. Decorative: the text beside it, or the label of its button, says the same. Renders
 * an `<svg>` that is hidden from assistive technology.
 */
export function Icon({ icon, size = 20, ...svg }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(lineWidth * 24) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...svg}
    >
      {icon.map(([tag, attributes], position) => createElement(tag, { ...attributes, key: position }))}
    </svg>
  );
}
