import { createElement } from 'react';

/** What an icon is drawn with, in a box of 24 by 24: tags with their attributes, as the package `lucide` exports them. */
export type IconShape = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

export interface IconProps {
  /** An icon of the package `lucide`, or a shape of your own. */
  icon: IconShape;
  /**
   * Width and height, in pixels. The line is 1.5 px wide at every size.
   * @default 20
   */
  size?: number;
  /** A class of your own, for its place or its color. */
  className?: string;
  /** Whether it points to the other side where text runs from right to left. */
  'data-mirrored'?: boolean;
}

const lineWidth = 1.5;

/**
 * An icon in the color of the text around it. Decorative: the text beside it, or the label of its button, says the same.
 * Renders an `<svg>` that is hidden from assistive technology.
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
