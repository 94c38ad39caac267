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

// The web fonts are woff2, one of them variable; the renderer reads neither.
const fonts: Font[] = [
  { name: 'Newsreader', weight: 500, data: await fontFile('newsreader/files/newsreader-latin-500-normal.woff') },
  { name: 'Public Sans', weight: 400, data: await fontFile('public-sans/files/public-sans-latin-400-normal.woff') },
];

function fontFile(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
}

/** The Open Graph image of a page, as PNG: its title, its description and the owner's name. */
export async function sharePicture(
  { title, description }: { title: string; description: string },
  owner: Owner,
): Promise<Buffer> {
  const { accent } = withOwnBrand(owner).colour.light;
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
      // The site's signature: a narrow column beside a wide one.
      box(
        {},
        box({ width: 168, flexShrink: 0 }, box({ width: 96, height: 6, marginTop: 42, backgroundColor: accent })),
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
        box({ fontFamily: 'Newsreader', fontSize: 38 }, owner.name),
        box({ fontSize: 26, color: textSoft }, new URL(owner.siteUrl).host),
      ),
    ),
    { ...sharePictureSize, fonts },
  );
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}
