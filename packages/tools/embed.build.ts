import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * Makes the one script of `@advisor/tools/embed` out of the module that the package's build left at its place: React,
 * the tools and their styles in it, so that a page needs nothing else. Runs after that build.
 */
const entry = join(import.meta.dirname, 'dist/embed/embed.js');

const [{ output }] = (await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    minify: true,
    // A font is 25 KB and a page has its own.
    assetsInlineLimit: 0,
    lib: { entry, formats: ['iife'], name: 'advisorTools', cssFileName: 'embed', fileName: () => 'embed.js' },
  },
})) as [Rolldown.RolldownOutput];

const script = output.find((part) => part.type === 'chunk')!.code;
const styles = output.find((part) => part.type === 'asset' && part.fileName.endsWith('.css'));
// Last and outside all layers: an element is a block of its own size, not a page.
const sheet = `${forShadowRoot(String((styles as Rolldown.OutputAsset).source))}:host{display:block;min-block-size:0}:host([hidden]){display:none}`;
const placeholder = /(["'`])\/\* embed styles \*\/\1/;
if (!placeholder.test(script)) throw new Error('The embed script has no place for its styles: see embedStyles.ts.');
await writeFile(
  entry,
  script.replace(placeholder, () => JSON.stringify(sheet)),
);

/** A page's styles as those of a shadow root: its host takes the place of the page. */
function forShadowRoot(css: string): string {
  return (
    css
      // The page's fonts are used; a face declared in a shadow root is not seen anyway.
      .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
      .replaceAll(/@page\s*\{[^}]*\}/g, '')
      .replaceAll(/:root((?::not\([^)]*\))?)/g, (_all, rest: string) => (rest ? `:host(${rest})` : ':host'))
      .replaceAll(/(?<=[{},])(html|body)(?=[,{])/g, ':host')
      .replaceAll(/(?<=[{},])(\[data-theme=["']?(?:dark|light)["']?\])(?=[,{])/g, ':host($1),$1')
      // A rem is the page's; on a page with another size of it the tool would shrink or grow as a whole.
      .replaceAll(/(?<![\w.-])(\d*\.?\d+)rem\b/g, (_all, rem: string) => `${+(Number(rem) * 16).toFixed(3)}px`)
  );
}
