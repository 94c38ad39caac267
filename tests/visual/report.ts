import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Difference } from './compare.ts';
import { showReport, type ReportData } from './reportPage.ts';
import { keyOf, type Review } from './review.ts';

const look = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-inline-size: 90rem; }
header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center;
  padding-block: 0.5rem; background: Canvas; border-block-end: 1px solid; }
h1 { font-size: 1.25rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
button, textarea, input { font: inherit; }
details { border-block-start: 1px solid GrayText; padding-block: 0.25rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
.accepted > summary { text-decoration: line-through; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; margin-block: 0.5rem; }
.pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
figure { margin: 0; min-inline-size: 0; }
img { max-inline-size: 100%; vertical-align: top; outline: 1px solid GrayText; }
[data-view='overlay'] .pictures, [data-view='difference'] .pictures { grid-template-columns: 1fr; isolation: isolate; }
[data-view='overlay'] figure, [data-view='difference'] figure { grid-area: 1 / 1; }
[data-view='overlay'] figcaption, [data-view='difference'] figcaption { display: none; }
[data-view='overlay'] figure + figure { opacity: var(--shown, 0.5); }
[data-view='difference'] figure + figure { mix-blend-mode: difference; }
.shown { display: none; }
[data-view='overlay'] .shown { display: flex; }
textarea { inline-size: min(40rem, 100%); min-block-size: 4rem; box-sizing: border-box; display: block; }
`;

/**
 * Writes a report as one HTML file, which needs nothing else: another person can open it, accept and comment, and send back
 * the `review.json` that it saves.
 */
export function writeReport(file: string, title: string, differences: readonly Difference[], review: Review): void {
  const pictures: ReportData['pictures'] = {};
  /** Equal pictures are there once. */
  const add = (picture: Buffer | undefined) => {
    if (!picture) return undefined;
    const name = createHash('sha256').update(picture).digest('hex').slice(0, 16);
    pictures[name] = `data:image/webp;base64,${picture.toString('base64')}`;
    return name;
  };
  const groups = [...Map.groupBy(differences, ({ group }) => group)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, all]) => ({
      name,
      differences: all.map((difference) => ({
        key: keyOf(difference),
        name: `${difference.story}, ${difference.mode}`,
        pixels: difference.pixels,
        at: `${difference.part.width} × ${difference.part.height} px at ${difference.part.left}, ${difference.part.top}`,
        expected: add(difference.expected?.picture),
        actual: add(difference.actual?.picture),
      })),
    }));
  const data: ReportData = { title, groups, pictures, review };
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title.replaceAll('<', '&lt;')}</title>
<style>${look}</style>
<body>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>(${showReport.toString()})();</script>
`,
  );
}
