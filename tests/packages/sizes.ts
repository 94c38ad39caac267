import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown, type OutputChunk } from 'rolldown';
import { folders, manifestOf, stylesheetsOf } from './manifests.ts';

/** In KB (1000 bytes), compressed by brotli. */
export interface Limit {
  /** The scripts needed before the import can be used; of a stylesheet, the sheet without fonts. */
  size: number;
  /** The limit for one part that is loaded later, with its dependencies: a dialog, a long list. */
  part: number;
}

/** An entry of rules or data without a component. */
const plain = (size: number): Limit => ({ size, part: 0 });
const engine = plain(4.2);
/** An entry of types alone, whose module is empty. */
const typesAlone = plain(0.1);
/** A tool with its rules and everything needed to render it. */
const tool: Limit = { size: 16.5, part: 13.5 };
/** All rules that one tool needs, with the tokens and what keeps the rules of the page from it. */
const toolStyles = plain(6);

/**
 * Size limits: one row for each entry of the packages, and for single exports of large entries, which must not include
 * the rest.
 */
export const sizeLimits: Readonly<Record<string, Limit>> = {
  '@advisor/ui': { size: 39.7, part: 9 },
  'Button from @advisor/ui': { size: 1.3, part: 0 },
  'notify from @advisor/ui': { size: 0.3, part: 9 },
  '@advisor/ui/fields': { size: 4.2, part: 0 },
  'TextInput from @advisor/ui/fields': { size: 1.9, part: 0 },
  '@advisor/ui/forms': { size: 34.8, part: 9 },
  '@advisor/ui/forms/file': { size: 11.3, part: 0 },
  '@advisor/ui/language': plain(0.8),
  '@advisor/ui/language/es': plain(0.6),
  // With what leaves out a section that has nothing to show.
  '@advisor/ui/sections': { size: 4, part: 0 },
  'Hero from @advisor/ui/sections': { size: 2.2, part: 0 },
  '@advisor/ui/text': plain(1.7),
  // With what writes the files of a brand.
  '@advisor/ui/theme': { size: 4.6, part: 0 },
  // With the tokens.
  '@advisor/ui/theme/brand': plain(2.7),
  '@advisor/ui/styles.css': plain(9),
  '@advisor/ui/theme/global.css': plain(0.9),
  // With React and its styles in the script.
  '@advisor/tools/embed': { size: 93.9, part: 26.4 },
  '@advisor/tools/embed/react': typesAlone,
  '@advisor/tools/embed/svelte': typesAlone,
  '@advisor/tools/embed/vue': typesAlone,
  '@advisor/tools/industry-calendar': { ...tool, size: 18.3 },
  '@advisor/tools/industry-calendar/styles.css': toolStyles,
  '@advisor/tools/industry-calendar/engine': engine,
  '@advisor/tools/industry-calendar/events': plain(0.7),
  '@advisor/tools/industry-calendar/ics': plain(1.4),
  // With its 24 terms.
  '@advisor/tools/industry-glossary': { ...tool, size: 17.7 },
  '@advisor/tools/industry-glossary/styles.css': toolStyles,
  '@advisor/tools/industry-glossary/engine': engine,
  '@advisor/tools/industry-glossary/terms': plain(3.3),
  // Imports wait for each other, and add to what the one before has added.
  '@advisor/tools/partner-scorecard': { ...tool, size: 16.9 },
  '@advisor/tools/partner-scorecard/styles.css': toolStyles,
  '@advisor/tools/partner-scorecard/engine': engine,
  '@advisor/tools/pricing-calculator': { ...tool, size: 16.2 },
  '@advisor/tools/pricing-calculator/styles.css': toolStyles,
  '@advisor/tools/pricing-calculator/engine': engine,
  // The largest part reads and writes workbooks. Tables are read in English and Spanish.
  '@advisor/tools/risk-matrix': { ...tool, part: 22 },
  '@advisor/tools/risk-matrix/csv': plain(13.2),
  '@advisor/tools/risk-matrix/styles.css': toolStyles,
  '@advisor/tools/risk-matrix/engine': engine,
  '@advisor/tools/risk-matrix/weaknesses': plain(0.4),
  '@advisor/tools/security-assessment': { ...tool, size: 13.1 },
  '@advisor/tools/security-assessment/styles.css': toolStyles,
  '@advisor/tools/security-assessment/engine': plain(4.4),
  // All six tools. Until it had the rules of @advisor/ui too, both together were 12.3 KB.
  '@advisor/tools/styles.css': plain(9.1),
  // Leaves room for the owner's text.
  '@advisor/content': plain(2),
  'owner from @advisor/content': plain(1),
  '@advisor/content/cards': plain(5.2),
  '@advisor/content/covers': plain(1.7),
  '@advisor/content/sections': { size: 11.3, part: 0.6 },
  // The part is the result of a tool, which a visitor brings along.
  '@advisor/content/forms': { size: 20.5, part: 1 },
  // The largest part is the editor of paragraphs with links and emphasis, which the owner alone loads.
  '@advisor/content/admin': { size: 66.6, part: 59.3 },
  '@advisor/content/lists': plain(11),
  // With yup, for those who edit or check entries; the pages have the entries from `lists`.
  '@advisor/content/collections': plain(40),
  // All documents: only what sets them loads them.
  '@advisor/content/documents': plain(28),
  '@advisor/content/styles.css': plain(3.6),
};

/** The exceeded parts of a limit as readable lines; empty if the size is within it. */
export function passedLimits(size: Size, limit: Limit): string[] {
  return (['size', 'part'] as const)
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

/**
 * Measures an import in an app without any other, or a stylesheet: `@advisor/ui`, `Link, LinkProvider from @advisor/ui`. Run
 * `pnpm build` first.
 */
export async function measure(wanted: string): Promise<Size> {
  if (wanted.endsWith('.css')) {
    const file = folders.map(stylesheetsOf).find((sheets) => wanted in sheets)![wanted]!;
    return { size: brotliCompressSync(inlined(file)).length / 1000, part: 0, onDemand: 0, brings: [] };
  }
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
  return {
    size: sizeOf(first),
    onDemand: sizeOf(chunks.filter(comesLater)),
    part: Math.max(0, ...chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map((each) => later(each.fileName))),
    brings: [...new Set(modules.map(ownerOf))].filter((owner) => owner !== undefined).toSorted(),
  };
}

/** A stylesheet with those that it imports, each once. */
function inlined(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  return readFileSync(file, 'utf8').replaceAll(/@import '([^']+)';/g, (_import, path: string) =>
    inlined(join(dirname(file), path), seen),
  );
}

async function bundle(wanted: string): Promise<OutputChunk[]> {
  const [, names, specifier] = /^(?:(.+) from )?(\S+)$/.exec(wanted)!;
  const own = folders.map((folder) => manifestOf(folder).name).find((each) => specifier!.startsWith(each));
  const apart = own === '@advisor/ui' ? /^react(?:-dom)?(?:\/|$)/ : /^(?:react(?:-dom)?|@advisor\/ui)(?:\/|$)/;
  // Inside the workspace, so that the packages resolve.
  const folder = mkdtempSync(join(import.meta.dirname, '../node_modules/.size-'));
  const input = join(folder, 'entry.js');
  writeFileSync(input, `import '${specifier}'; export ${names ? `{ ${names} }` : '*'} from '${specifier}';`);
  try {
    const build = await rolldown({
      input,
      platform: 'browser',
      external: (id) => apart.test(id),
      // "use client" is for server bundlers.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    });
    const { output } = await build.generate({ minify: true, format: 'esm' });
    return output.filter((part) => part.type === 'chunk');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The npm package of a module, or package and folder if it is one of ours. */
function ownerOf(id: string): string | undefined {
  const own = /packages\/(\w+)\/dist\/(?!vendor\/)(?:(.*)\/)?[^/]+$/.exec(id);
  if (own) return own[2] ? `${own[1]}/${own[2]}` : own[1];
  return /.*\/(?:node_modules|vendor)\/((?:@[^/]+\/)?[^./][^/]*)/.exec(id)?.[1];
}
