import { owner } from '../owner';
import { accent, illustration, quiet, solid } from './illustration.css';

/** The owner, drawn. Renders an inline `<svg role="img">`, so that its lines follow the theme. */
export function Portrait() {
  return (
    <svg className={illustration} viewBox="0 0 480 560" width="480" height="560" role="img" aria-label={`Portrait of ${owner.name}`}>
      <path className={quiet} d="M40 96h400M40 176h92M348 176h92M40 256h76M364 256h76M40 336h80M360 336h80M40 416h56M384 416h56" />
      <path className={accent} d="M40 372l56-32 36 8M352 262l44-40 44-36" />
      <path d="M170 214c-4 46 2 92 22 122 13 20 31 34 48 34s35-14 48-34c20-30 26-76 22-122" />
      <path d="M169 238c-10-6-18 2-16 18 2 18 10 34 22 34M311 238c10-6 18 2 16 18-2 18-10 34-22 34" />
      <path d="M169 238c-10-40-8-84 22-108 26-21 66-26 94-10 34 18 42 72 26 118" />
      <path d="M176 222c4-24 14-42 30-52 22 12 58 16 84 6 10 12 16 28 17 46M206 170c-6-14 2-30 18-38M252 178c6-14 20-24 38-28" />
      <path d="M190 232c10-7 24-8 36-3M254 229c12-5 26-4 36 3" />
      <path
        className={accent}
        d="M198 242h22a12 12 0 0 1 12 12v10a12 12 0 0 1-12 12h-22a12 12 0 0 1-12-12v-10a12 12 0 0 1 12-12ZM260 242h22a12 12 0 0 1 12 12v10a12 12 0 0 1-12 12h-22a12 12 0 0 1-12-12v-10a12 12 0 0 1 12-12ZM232 254c5-4 11-4 16 0M186 252l-14-4M294 252l14-4"
      />
      <circle className={solid} cx="210" cy="260" r="3.5" />
      <circle className={solid} cx="270" cy="260" r="3.5" />
      <path d="M241 268c2 14 7 24 6 32-1 5-9 6-15 4M214 330c16 8 36 8 52 0M230 344c7 3 13 3 20 0" />
      <path d="M204 352c1 20 0 34-4 46M276 352c-1 20 0 34 4 46" />
      <path d="M200 390c10 24 24 40 40 54 16-14 30-30 40-54M200 390c-8 6-14 12-16 20 10 20 22 38 34 52l22-18M280 390c8 6 14 12 16 20-10 20-22 38-34 52l-22-18" />
      <path d="M184 410c-44 16-88 26-108 56-14 22-20 56-22 94M296 410c44 16 88 26 108 56 14 22 20 56 22 94" />
      <path d="M172 416c2 40 30 96 66 144M308 416c-2 40-30 96-66 144M172 416l-28 52 26 8-14 22 66 62M308 416l28 52-26 8 14 22-66 62M240 444v100" />
      <path className={accent} d="M316 506h30" />
    </svg>
  );
}
