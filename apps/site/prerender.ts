import { rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hostedProject, readPublicFile, readPublished } from './build/hosted.ts';
import { icons } from './build/icons.ts';
import { compressAll, writeBelow } from './build/output.ts';
import { readAssets } from './build/page-html.ts';
import { renderSite } from './build/render-site.ts';
import { startScript } from './build/start-script.ts';
import { contentWithPictures } from './build/site-pictures.ts';
import { builtMarkAddress, rowsMark, type BuiltMark } from './src/content/rowsMark.ts';
import { markBuilt } from '@advisor/server/build.ts';

/**
 * Writes every page to HTML with its own styles inside, what crawlers, feed readers and the search read beside
 * them, and beside the served folder: `serve.json` for the server, and `assets.json` and `rendered.json`, from which
 * `render.ts` writes pages again. With a hosted project, pages have what is published there (PUBLISH-11). Runs after the two
 * builds of Vite, bundled, in the folder of the site.
 */
const site = process.cwd();
const dist = join(site, 'dist');
const client = join(dist, 'client');

const published = hostedProject ? await readPublished(hostedProject) : [];
const assets = await readAssets(site, await startScript(), hostedProject?.url);
const content = await contentWithPictures(published, {
  read: (name) => readPublicFile(hostedProject!, name),
  origin: hostedProject ? new URL(hostedProject.url).origin : '',
  folders: { cacheDir: join(site, '../../.cache/pictures'), folder: client },
});
for (const { collection, key, field, message } of content.problems)
  console.warn(`Published, but not shown as it is: ${collection}/${key}, ${field}: ${message}`);
const { rendered, table } = await renderSite(content, assets, null, {
  write: (file, content) => writeBelow(client, file, content),
  keep: async () => {},
});
if (hostedProject) {
  const mark: BuiltMark = { rows: await rowsMark(published) };
  await writeBelow(client, builtMarkAddress.slice(1), JSON.stringify(mark));
}
const { touchIcon, favicon } = await icons(client);
await writeBelow(client, 'apple-touch-icon.png', touchIcon);
await writeBelow(client, 'favicon.ico', favicon);

await rm(join(client, 'manifest.json'));
await compressAll(client, 11);
for (const [file, value] of Object.entries({ 'serve.json': table, 'assets.json': assets, 'rendered.json': rendered }))
  await writeFile(join(dist, file), JSON.stringify(value, null, 2));
console.log(`${Object.keys(rendered.pages).length} pages written to ${relative(process.cwd(), client)}`);
markBuilt();
