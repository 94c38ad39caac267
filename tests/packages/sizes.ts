import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown, type OutputChunk } from 'rolldown';
import { folders, manifestOf } from './manifests.ts';

/** In KB (1000 bytes), compressed by brotli. */
export interface Limit {
  /** The scripts needed before the import can be used. */
  script: number;
  /** Their stylesheets, without fonts. */
  styles: number;
  /** The limit for one part that is loaded later, with its dependencies: a dialog, a long list. */
  part: number;
}

/** An entry of rules or data without a component. */
const plain = (script: number): Limit => ({ script, styles: 0, part: 0 });
const engine = plain(4.1);
/** An entry of types alone, whose module is empty. */
const typesAlone = plain(0.1);
/** A tool with its rules and everything needed to render it. */
const tool: Limit = { script: 16, styles: 1.5, part: 13.5 };

/**
 * Size limits: one row for each entry of the packages, and for single exports of large entries, which must not include
 * the rest.
 */
export const sizeLimits: Readonly<Record<string, Limit>> = {
  '@advisor/ui': { script: 39, styles: 5.1, part: 9 },
  'Button from @advisor/ui': { script: 1.3, styles: 0.8, part: 0 },
  'notify from @advisor/ui': { script: 0.3, styles: 0, part: 9 },
  '@advisor/ui/fields': { script: 5.1, styles: 1.5, part: 0 },
  'TextInput from @advisor/ui/fields': { script: 3, styles: 0.9, part: 0 },
  '@advisor/ui/forms': { script: 35.3, styles: 2.6, part: 9 },
  '@advisor/ui/forms/file': { script: 12.3, styles: 1, part: 0 },
  '@advisor/ui/sections': { script: 3.8, styles: 2.6, part: 0 },
  'Hero from @advisor/ui/sections': { script: 2.2, styles: 1.5, part: 0 },
  '@advisor/ui/text': plain(0.9),
  '@advisor/ui/theme': { script: 3.2, styles: 0.1, part: 0 },
  '@advisor/ui/theme/global': { script: 0.1, styles: 2.3, part: 0 },
  // With React and its styles in the script.
  '@advisor/tools/embed': { script: 101, styles: 0, part: 26 },
  '@advisor/tools/embed/react': typesAlone,
  '@advisor/tools/embed/svelte': typesAlone,
  '@advisor/tools/embed/vue': typesAlone,
  '@advisor/tools/industry-calendar': { ...tool, script: 17 },
  '@advisor/tools/industry-calendar/engine': engine,
  '@advisor/tools/industry-calendar/events': plain(0.7),
  '@advisor/tools/industry-calendar/ics': plain(1.4),
  // With its 24 terms.
  '@advisor/tools/industry-glossary': { ...tool, script: 17 },
  '@advisor/tools/industry-glossary/engine': engine,
  '@advisor/tools/industry-glossary/terms': plain(3.3),
  '@advisor/tools/partner-scorecard': tool,
  '@advisor/tools/partner-scorecard/engine': engine,
  '@advisor/tools/pricing-calculator': tool,
  '@advisor/tools/pricing-calculator/engine': engine,
  // The largest part reads and writes workbooks.
  '@advisor/tools/risk-matrix': { ...tool, part: 21.5 },
  '@advisor/tools/risk-matrix/csv': plain(11.2),
  '@advisor/tools/risk-matrix/engine': engine,
  '@advisor/tools/risk-matrix/weaknesses': plain(0.4),
  '@advisor/tools/security-assessment': tool,
  '@advisor/tools/security-assessment/engine': plain(4.2),
  '@advisor/tools/server': plain(11),
  // Leaves room for the owner's text.
  '@advisor/content': plain(2),
  'owner from @advisor/content': plain(1),
  '@advisor/content/sections': { script: 23, styles: 1, part: 0.6 },
  '@advisor/content/forms': { script: 20, styles: 0.2, part: 0 },
  '@advisor/content/admin': { script: 36.2, styles: 0.8, part: 7 },
  '@advisor/content/lists': plain(40),
};

/** The exceeded parts of a limit as readable lines; empty if the size is within it. */
export function passedLimits(size: Size, limit: Limit): string[] {
  return (['script', 'styles', 'part'] as const)
    .filter((each) => size[each] > limit[each])
    .map((each) => `${each}: ${size[each].toFixed(2)} KB, at most ${limit[each]}`);
}

/** The size of an import, minified. React is not counted, nor is @advisor/ui for the packages that depend on it. */
export interface Size extends Limit {
  /** All scripts that may load later. */
  onDemand: number;
  /** The npm packages and our own folders in the initial scripts: `yup`, `ui/actions/Button`. */
  brings: string[];
}

/** Measures an import in an app without any other. Run `pnpm build` first. */
export async function measure(wanted: string): Promise<Size> {
  const chunks = await bundle(wanted);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (fileName: string, found = new Set<OutputChunk>()) => {
    const chunk = byName.get(fileName);
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const imported of chunk.imports) withImports(imported, found);
    return found;
  };
  const first = withImports(chunks.find(({ isEntry }) => isEntry)!.fileName);
  const sizeOf = (counted: Iterable<OutputChunk>) =>
    [...counted].reduce((total, { code }) => total + brotliCompressSync(code).length, 0) / 1000;
  const comesLater = (chunk: OutputChunk) => !first.has(chunk);
  const later = (fileName: string) => sizeOf([...withImports(fileName)].filter(comesLater));
  const modules = [...first].flatMap(({ moduleIds }) => moduleIds);
  const sheets = modules.filter(isStylesheet).map((file) => readFileSync(file, 'utf8'));
  return {
    script: sizeOf(first),
    onDemand: sizeOf(chunks.filter(comesLater)),
    part: Math.max(0, ...chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map((each) => later(each.fileName))),
    styles: sheets.length > 0 ? brotliCompressSync(sheets.join('')).length / 1000 : 0,
    brings: [...new Set(modules.map(ownerOf))].filter((owner) => owner !== undefined).toSorted(),
  };
}

const isStylesheet = (id: string) => id.endsWith('.css');

async function bundle(wanted: string): Promise<OutputChunk[]> {
  const [, name, specifier] = /^(?:(\w+) from )?(\S+)$/.exec(wanted)!;
  const own = folders.map((folder) => manifestOf(folder).name).find((each) => specifier!.startsWith(each));
  const apart = own === '@advisor/ui' ? /^react(?:-dom)?(?:\/|$)/ : /^(?:react(?:-dom)?|@advisor\/ui)(?:\/|$)/;
  // Inside the workspace, so that the packages resolve.
  const folder = mkdtempSync(join(import.meta.dirname, '../node_modules/.size-'));
  const input = join(folder, 'entry.js');
  writeFileSync(input, `import '${specifier}'; export ${name ? `{ ${name} }` : '*'} from '${specifier}';`);
  try {
    const build = await rolldown({
      input,
      platform: 'browser',
      external: (id) => apart.test(id),
      // "use client" is for server bundlers.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      plugins: [
        {
          name: 'stylesheets-apart',
          // A side effect that keeps the stylesheet import from being dropped.
          load: (id) => (isStylesheet(id) ? { code: '__stylesheet__;', moduleType: 'js' } : null),
          renderChunk: (code) => code.replaceAll('__stylesheet__;', ''),
        },
      ],
    });
    const { output } = await build.generate({ minify: true, format: 'esm' });
    return output.filter((part) => part.type === 'chunk');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The npm package of a module, or package and folder if it is one of ours. */
function ownerOf(id: string): string | undefined {
  const own = /packages\/(\w+)\/dist\/(?:(.*)\/)?[^/]+$/.exec(id);
  if (own) return own[2] ? `${own[1]}/${own[2]}` : own[1];
  return /.*\/node_modules\/((?:@[^/]+\/)?[^./][^/]*)/.exec(id)?.[1];
}
