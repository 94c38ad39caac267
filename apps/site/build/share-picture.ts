import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Owner } from '@advisor/content/collections';
import { advisorTokens } from '@advisor/ui/theme';
import { withOwnBrand } from '@advisor/ui/theme/brand';
import { Resvg } from '@resvg/resvg-js';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { sharePictureSize } from './share-address.ts';

const { background, text, textSoft, hairline } = advisorTokens.colour.light;

// The web fonts are woff2, one of them variable; the renderer supports neither.
const fonts: Font[] = [
  { name: 'Newsreader', weight: 500, data: await fontFile('newsreader/files/newsreader-latin-500-normal.woff') },
  { name: 'Public Sans', weight: 400, data: await fontFile('public-sans/files/public-sans-latin-400-normal.woff') },
];

function fontFile(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
}

/** The inputs of a page's picture. */
export interface SharePictureContent {
  title: string;
  description: string;
  /** The owner's name. */
  name: string;
  host: string;
  accent: string;
}

/** The owner's details in every picture. */
export function sharedByPictures(owner: Owner): Pick<SharePictureContent, 'name' | 'host' | 'accent'> {
  const { accent } = withOwnBrand(owner).colour.light;
  return { name: owner.name, host: new URL(owner.siteUrl).host, accent };
}

/** A page's Open Graph image, as PNG. */
export async function sharePicture({ title, description, name, host, accent }: SharePictureContent): Promise<Buffer> {
  const svg = await satori(
    box(
      {
        ...sharePictureSize,
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 80px 44px',
        backgroundColor: background,
        color: text,
        fontFamily: 'Public Sans',
      },
      // The site's signature layout: a narrow column beside a wide one.
      box(
        {},
        box({ width: 168, flexShrink: 0 }, grid(title, accent)),
        box(
          { flexDirection: 'column', width: 872 },
          box(
            {
              fontFamily: 'Newsreader',
              fontSize: 82,
              lineHeight: 1.08,
              letterSpacing: '-0.015em',
              textWrap: 'balance',
            },
            title,
          ),
          box({ marginTop: 28, fontSize: 32, lineHeight: 1.42, color: textSoft, textWrap: 'balance' }, description),
        ),
      ),
      box(
        { alignItems: 'center', justifyContent: 'space-between', paddingTop: 28, borderTop: `2px solid ${hairline}` },
        box({ fontFamily: 'Newsreader', fontSize: 38 }, name),
        box({ fontSize: 26, color: textSoft }, host),
      ),
    ),
    { ...sharePictureSize, fonts },
  );
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

const cells = 16;

// PAGE-46
/** The cells that identify a page on the four-by-four grid, derived from its title: the first has the accent color. */
export function cellsOf(title: string): number[] {
  // FNV-1a: the same in every build.
  let hash = 0x811c9dc5;
  for (const letter of title) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  const places = Array.from({ length: cells }, (_, place) => place);
  return Array.from({ length: 4 }, () => {
    const [place] = places.splice(hash % places.length, 1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
    return place!;
  });
}

/** The site's signature, drawn for a page. */
function grid(title: string, accent: string): ReactNode {
  const [first, ...others] = cellsOf(title);
  return box(
    { width: 124, height: 124, flexWrap: 'wrap', gap: 4, marginTop: 16, alignContent: 'flex-start' },
    ...Array.from({ length: cells }, (_, place) =>
      box({
        width: 28,
        height: 28,
        boxSizing: 'border-box',
        border: `2px solid ${place === first ? accent : others.includes(place) ? text : hairline}`,
        backgroundColor: place === first ? accent : others.includes(place) ? text : background,
      }),
    ),
  );
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}
