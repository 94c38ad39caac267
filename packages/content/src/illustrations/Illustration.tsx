import type { ReactElement } from 'react';
import type { Kind } from '../shapes/kinds';
import { accent, illustration, quiet, solid } from './illustration.css';

export interface IllustrationProps {
  /** The drawing that is shown: a globe, a shield held by two hands, a plant growing out of a book, or two llamas. */
  name: Kind<'illustration'>;
  /** The text alternative. */
  label: string;
}

/** A line drawing in the style of the portrait. Renders an inline `<svg role="img">`, so that its colours follow the theme. */
export function Illustration({ name, label }: IllustrationProps) {
  return (
    <svg className={illustration} viewBox="0 0 320 240" width="320" height="240" role="img" aria-label={label}>
      {drawings[name]}
    </svg>
  );
}

const person = (
  <>
    <circle cx="40" cy="140" r="14" />
    <path d="M12 214v-14c0-20 11-32 28-32s28 12 28 32v14" />
  </>
);

const openHand = (
  <path d="M16 190c18-2 26-12 44-12 14 0 22 8 34 8h18c11 0 11 14 0 14H84M117 193l21-9c10-4 16 8 8 14-18 14-34 26-56 26-16 0-28-4-40-4-14 0-22 4-34 8M16 182v54" />
);

const mirrored = (half: ReactElement) => <g transform="matrix(-1 0 0 1 320 0)">{half}</g>;

const drawings: Record<Kind<'illustration'>, ReactElement> = {
  globe: (
    <>
      <path className={quiet} d="M92 92h136M84 126h152M92 160h136M160 52v148M8 226h304" />
      <circle cx="160" cy="126" r="76" />
      <path d="M160 50c-46 34-46 118 0 152M160 50c46 34 46 118 0 152" />
      {person}
      {mirrored(person)}
      <path className={accent} d="M40 112C52 8 268 8 280 112" />
    </>
  ),
  shield: (
    <>
      <path className={quiet} d="M44 40h38M30 72h52M44 104h40M238 40h38M238 72h52M236 104h40" />
      <path d="M160 16l62 20v52c0 42-24 70-62 90-38-20-62-48-62-90V36z" />
      <path className={accent} d="M132 92l20 20 38-44" />
      {openHand}
      {mirrored(openHand)}
    </>
  ),
  growth: (
    <>
      <path
        className={quiet}
        d="M64 178c24-3 48-1 72 8M64 192c24-3 48-1 72 8M256 178c-24-3-48-1-72 8M256 192c-24-3-48-1-72 8"
      />
      <path d="M160 178c-30-18-76-22-120-14v48c44-8 90-4 120 14 30-18 76-22 120-14v-48c-44-8-90-4-120 14zM160 178v48" />
      <path d="M40 172l-14 4v50c50-8 94-8 134 6 40-14 84-14 134-6v-50l-14-4" />
      <path
        className={accent}
        d="M160 178c-3-44 3-84 0-124M160 146c-34 2-54-14-58-44 34-2 56 12 58 44zM160 116c32 0 50-16 52-46-32 0-50 14-52 46zM160 54c-16-8-20-24-10-42 18 8 22 26 10 42z"
      />
      <path className={accent} d="M160 146c-16-8-28-18-38-30M160 116c14-8 24-18 34-30" />
    </>
  ),
  // The animals' lines stop at the rails of the fence: they are behind it.
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
