import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modes } from '../../.storybook/modes.ts';
import { states, type ReviewedPicture, type State } from './review.ts';

const source = join(import.meta.dirname, 'report');
const words: Record<State, string> = {
  changed: 'Changed',
  added: 'Added',
  removed: 'Removed',
  unchanged: 'Unchanged',
};

/** Writes the page that shows the reviewed pictures into their folder, which can then be moved or sent; returns its path. */
export function writeReport(folder: string, pictures: readonly ReviewedPicture[], base: string): string {
  mkdirSync(folder, { recursive: true });
  for (const file of ['report.css', 'report.js']) copyFileSync(join(source, file), join(folder, file));
  const path = join(folder, 'index.html');
  writeFileSync(path, page(folder, pictures, base.slice(0, 7)));
  return path;
}

function page(folder: string, pictures: readonly ReviewedPicture[], base: string): string {
  const count = (state: State) => pictures.filter((picture) => picture.state === state).length;
  // What nobody has to look at comes with "All" only.
  const filters = states.filter((state) => state !== 'unchanged');
  const first = filters.find((state) => count(state) > 0) ?? 'all';
  const radio = (value: string, label: string, number: number) =>
    `<label><input type="radio" name="state" value="${value}"${value === first ? ' checked' : ''}>${label} <b>${number}</b></label>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review against ${base}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="report.css">
<script src="report.js" defer></script>
</head>
<body>
<header>
<h1>Visual review <small>against ${base}</small></h1>
<form role="search" aria-label="Pictures to show">
<fieldset><legend>State</legend>
${filters.map((state) => radio(state, words[state], count(state))).join('\n')}
${radio('all', 'All', pictures.length)}
</fieldset>
<fieldset><legend>Theme</legend>
${radioMode('', 'Both', true)}
${Object.keys(modes)
  .map((mode) => radioMode(mode, capital(mode)))
  .join('\n')}
</fieldset>
<label class="name">Name <input type="search" name="name" autocomplete="off"></label>
</form>
<p role="status"></p>
</header>
<main>
${pictures.map((picture, index) => entry(folder, picture, index)).join('\n')}
</main>
</body>
</html>
`;
}

const radioMode = (value: string, label: string, checked = false) =>
  `<label><input type="radio" name="mode" value="${value}"${checked ? ' checked' : ''}>${label}</label>`;

function entry(folder: string, picture: ReviewedPicture, index: number): string {
  const { title, name, mode, state, pixels, failure } = picture;
  const sides = sidesOf(state).map((side) => figure(folder, picture, side));
  const facts = [
    capital(mode),
    words[state],
    ...(pixels === undefined ? [] : [`${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel' : 'pixels'}`]),
  ];
  return `<article data-state="${state}" data-mode="${mode}" data-name="${escape(`${title} ${name}`.toLowerCase())}" aria-labelledby="p${index}">
<h2 id="p${index}" tabindex="-1">${escape(title)} <span>${escape(name)}</span></h2>
<p class="facts"><span>${facts.join('</span> <span>')}</span></p>
${failure === undefined ? '' : `<p class="failure">The play function failed: ${escape(failure)}</p>\n`}<div class="sides">
${sides.join('\n')}
</div>
</article>`;
}

type Side = 'before' | 'after' | 'difference';

function sidesOf(state: State): Side[] {
  if (state === 'changed') return ['before', 'after', 'difference'];
  return state === 'removed' ? ['before'] : ['after'];
}

function figure(folder: string, { file, title, name, mode }: ReviewedPicture, side: Side): string {
  const address = `${side}/${file}`;
  // Known before the picture is loaded, so that nothing moves when it is.
  const png = readFileSync(join(folder, address));
  const size = `width="${png.readUInt32BE(16)}" height="${png.readUInt32BE(20)}"`;
  const alt = escape(`${title}, ${name}, ${mode}: ${side}`);
  return `<figure><figcaption>${capital(side)}</figcaption><a href="${escape(address)}" target="_blank"><img src="${escape(address)}" alt="${alt}" ${size} loading="lazy"></a></figure>`;
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
