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
const engine = plain(4.1);
/** An entry of types alone, whose module is empty. */
const typesAlone = plain(0.1);
/** A tool with its rules and everything needed to render it. The largest part is a result with its charts. */
const tool: Limit = { size: 15.6, part: 13.4 };
/**
 * All rules that one tool needs, with the tokens and what keeps the rules of the page from it. Since 6.2: links of an icon
 * alone, and a pressed button.
 */
const toolStyles = plain(6.4);

/**
 * Size limits: one row for each entry of the packages, and for single exports of large entries, which must not include
 * the rest.
 */
export const sizeLimits: Readonly<Record<string, Limit>> = {
  // The parts here, of `notify` and of forms are notices with an action, in the language of their text.
  '@advisor/ui': { size: 38.3, part: 6.7 },
  'Button from @advisor/ui': { size: 0.8, part: 0 },
  'notify from @advisor/ui': { size: 0.2, part: 7 },
  '@advisor/ui/calendar': { size: 0.9, part: 0 },
  // With the table of their values; a waterfall is 0.4 KB of it, dots 0.3.
  '@advisor/ui/charts': { size: 3.4, part: 0 },
  // Fields can be disabled, read-only, narrower, and hold their value themselves.
  '@advisor/ui/fields': { size: 4.3, part: 0 },
  '@advisor/ui/forms/upload': { size: 3.1, part: 0 },
  'TextInput from @advisor/ui/fields': { size: 2, part: 0 },
  '@advisor/ui/forms': { size: 33.9, part: 6.8 },
  '@advisor/ui/forms/file': { size: 11.1, part: 0 },
  '@advisor/ui/language': plain(0.6),
  '@advisor/ui/language/es': plain(0.6),
  '@advisor/ui/language/message': plain(0.3),
  '@advisor/ui/sections': { size: 4, part: 0 },
  'Hero from @advisor/ui/sections': { size: 1.9, part: 0 },
  '@advisor/ui/side-nav': { size: 1, part: 0 },
  '@advisor/ui/stepper': { size: 1.2, part: 0 },
  '@advisor/ui/table': { size: 0.5, part: 0 },
  '@advisor/ui/text': plain(0.9),
  '@advisor/ui/theme': { size: 3.3, part: 0 },
  // With the tokens.
  '@advisor/ui/theme/brand': plain(2.7),
  // Since 9.5: meters, tables, code, a month, chapters, waterfalls, side navigation, steppers, dots, and fields that are
  // disabled or narrower; figures in a list, and links of an icon alone.
  '@advisor/ui/styles.css': plain(11.4),
  '@advisor/ui/theme/global.css': plain(0.9),
  '@advisor/ui/tokens.css': plain(1.1),
  // With React and its styles in the script. The largest part reads and writes workbooks, with the matrix that is there before it.
  '@advisor/tools/embed': { size: 92.3, part: 25.6 },
  '@advisor/tools/embed/react': typesAlone,
  '@advisor/tools/embed/svelte': typesAlone,
  '@advisor/tools/embed/vue': typesAlone,
  '@advisor/tools/industry-calendar': { ...tool, size: 17 },
  '@advisor/tools/industry-calendar/styles.css': toolStyles,
  '@advisor/tools/industry-calendar/engine': engine,
  '@advisor/tools/industry-calendar/events': plain(0.7),
  '@advisor/tools/industry-calendar/ics': plain(1.4),
  // With its 24 terms.
  '@advisor/tools/industry-glossary': { ...tool, size: 17 },
  '@advisor/tools/industry-glossary/styles.css': toolStyles,
  '@advisor/tools/industry-glossary/engine': engine,
  '@advisor/tools/industry-glossary/terms': plain(3),
  '@advisor/tools/partner-scorecard': tool,
  '@advisor/tools/partner-scorecard/styles.css': toolStyles,
  '@advisor/tools/partner-scorecard/engine': engine,
  '@advisor/tools/pricing-calculator': tool,
  '@advisor/tools/pricing-calculator/styles.css': toolStyles,
  '@advisor/tools/pricing-calculator/engine': engine,
  // The largest part reads and writes workbooks. Tables are read in English and Spanish.
  '@advisor/tools/risk-matrix': { ...tool, part: 21.2 },
  // With papaparse (decision 5). Tables are read in English, and in the languages that are given.
  '@advisor/tools/risk-matrix/csv': plain(11.2),
  '@advisor/tools/risk-matrix/styles.css': toolStyles,
  '@advisor/tools/risk-matrix/engine': engine,
  '@advisor/tools/risk-matrix/weaknesses': plain(0.4),
  '@advisor/tools/security-assessment': { ...tool, size: 11.9 },
  '@advisor/tools/security-assessment/styles.css': toolStyles,
  '@advisor/tools/security-assessment/engine': plain(4.2),
  // All six tools. Until it had the rules of @advisor/ui too, both together were 12.3 KB.
  '@advisor/tools/styles.css': plain(9.6),
  // Leaves room for the owner's text.
  '@advisor/content': plain(1.2),
  'owner from @advisor/content': plain(0.5),
  '@advisor/content/covers': plain(2.5),
  '@advisor/content/sections': { size: 14.5, part: 0.6 },
  // With yup, for the cards of signing in. The parts are the result of a tool, which a visitor brings along, and the free times.
  '@advisor/content/forms': { size: 21.1, part: 1.7 },
  '@advisor/content/links': { size: 5.1, part: 0 },
  // The largest part is the editor of paragraphs with links and emphasis, which the owner alone loads.
  '@advisor/content/press': { size: 1.7, part: 0 },
  // Editions that leave at a time, and the door to the returned mails, whose dialog is a part of its own, are 0.7 KB of it.
  '@advisor/content/admin': { size: 77.6, part: 59.3 },
  '@advisor/content/lists': plain(11),
  // With yup, for those who edit or check entries; the pages have the entries from `lists`.
  '@advisor/content/collections': plain(33),
  // All documents: only what sets them loads them.
  '@advisor/content/documents': plain(20),
  '@advisor/content/styles.css': plain(5.4),
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

/** Measures an import in an app without any other, or a stylesheet. Run `pnpm build` first. */
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
