import type { ReactElement } from 'react';
import type { Kind } from '../shapes/kinds';
import { accent, illustration, marked, quiet, solid } from './illustration.css';

export interface IllustrationProps {
  name: Kind<'illustration'>;
  /** The text alternative. */
  label: string;
}

/**
 * A drawing on a four-by-four grid, as in the site's mark, or of the farm's llamas. Renders an inline `<svg
 * role="img">`, so that its colours follow the theme.
 */
export function Illustration({ name, label }: IllustrationProps) {
  return (
    <svg className={illustration} viewBox="0 0 320 240" width="320" height="240" role="img" aria-label={label}>
      {drawings[name]}
    </svg>
  );
}

/** The offsets of the grid's cells: columns from the left, rows from the top. */
const placesOf = (start: number) => [0, 1, 2, 3].map((index) => start + 54 * index);
const [columns, rows] = [placesOf(55), placesOf(15)];
const cell = (column: number, row: number, className?: string) => (
  <rect key={`${column} ${row}`} className={className} x={columns[column]} y={rows[row]} width="48" height="48" />
);
const cells = (classOf: (column: number, row: number) => string) =>
  rows.flatMap((_, row) => columns.map((_place, column) => cell(column, row, classOf(column, row))));

const drawings: Record<Kind<'illustration'>, ReactElement> = {
  globe: (
    <>
      {cells(() => quiet)}
      <circle cx="160" cy="120" r="102" />
      <path d="M160 18c-58 48-58 156 0 204M160 18c58 48 58 156 0 204M58 120h204M72 69h176M72 171h176" />
      <path className={accent} d="M94 69c70-46 150 20 132 102" />
      <circle className={marked} cx="94" cy="69" r="9" />
      <circle className={marked} cx="226" cy="171" r="9" />
    </>
  ),
  // The lower cells are clipped to the shield; those of the check mark are filled.
  shield: (
    <>
      {[0, 1, 2].map((column) => cell(column, 0))}
      {[1, 3].map((column) => cell(column, 1))}
      {cell(2, 2)}
      <path d="M55 123h48v48c-28-6-44-22-48-48zM265 123h-48v48c28-6 44-22 48-48zM109 177h48v45c-22-8-38-22-48-45zM211 177h-48v45c22-8 38-22 48-45z" />
      {cell(0, 1, marked)}
      {cell(1, 2, marked)}
      {cell(2, 1, marked)}
      {cell(3, 0, marked)}
    </>
  ),
  growth: (
    <>
      {cells((column, row) => {
        if (column + row < 3) return quiet;
        return column === 3 && row === 0 ? marked : solid;
      })}
    </>
  ),
  // The animals' lines stop at the rails, because they are behind the fence.
  llama: (
    <>
      <path className={quiet} d="M8 232h304M8 132c28-14 52-16 76-10M256 128c20-6 38-6 56 0M136 96c20-10 44-10 68-2" />
      <path d="M84 40c-5-12-4-24 2-32 6 8 8 18 6 30M100 38c1-12 6-22 13-27 3 10 0 22-6 31" />
      <path d="M84 40c-8 4-14 12-24 16-10 3-14 12-9 18 6 6 18 6 28 4 6-1 10 0 12 4M107 42c6 6 9 14 9 24" />
      <path d="M91 82c4 20-4 36-6 52-1 10 0 18 2 24M116 66c2 18 2 36 8 48M124 114c18-8 48-8 62 2 14 8 17 24 16 42M199 124c9 0 12 12 8 22" />
      <path d="M96 100c5 3 10 3 14 0M94 120c6 4 12 4 18 0M112 138c6 5 14 5 20 0M140 134c6 5 14 5 20 0M166 142c5 4 11 4 16 0" />
      <path d="M90 184c2 5 4 9 6 12M116 184v12M168 184v12M196 184c-1 5-3 9-4 12M100 214v18M114 214v18M172 214v18M188 214v18" />
      <path d="M246 62c4-11 2-21-4-28-5 8-6 16-3 26M232 60c-2-10-7-18-14-22-2 9 1 18 7 26" />
      <path d="M246 62c8 3 13 10 22 13 9 3 12 10 8 16-5 5-16 5-24 4-6 0-9 1-10 5M225 64c-5 5-7 12-7 22" />
      <path d="M242 100c-3 16 4 28 6 42 1 6 0 12-1 16M218 86c-1 22-2 40-8 72M236 116c-4 3-9 3-12 0M238 134c-5 4-11 4-15 0" />
      <path d="M246 184c-1 5-2 9-3 12M226 184v12M238 214v18M228 214v18" />
      <path className={accent} d="M54 66c4 1 7 0 9-2M272 84c-4 1-6 0-8-2" />
      <circle className={solid} cx="79" cy="56" r="3" />
      <circle className={solid} cx="252" cy="76" r="2.6" />
      <path d="M8 162h304M8 180h304M8 198h304M8 212h304M32 162v-12h16v12M32 180v18M48 180v18M32 212v20M48 212v20M272 162v-12h16v12M272 180v18M288 180v18M272 212v20M288 212v20" />
    </>
  ),
};
