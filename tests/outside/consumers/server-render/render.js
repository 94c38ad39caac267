import { readFileSync, writeFileSync } from 'node:fs';
import { prerender } from 'react-dom/static';
import { app } from './app.js';

// In plain Node, as a server framework does, without a bundler. It waits for the words of a tool in another language.
const { prelude } = await prerender(app);
const html = await new Response(prelude).text();
const { file, css = [] } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))['client.js'];
writeFileSync(
  'dist/index.html',
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Rendered on a server</title>
    <link rel="icon" href="data:,">
    ${css.map((href) => `<link rel="stylesheet" href="/${href}">`).join('')}
  </head>
  <body>
    <main id="root">${html}</main>
    <script type="module" src="/${file}"></script>
  </body>
</html>`,
);
