import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** The tools by their folder, with the name of their component. */
export const toolComponents = {
  'pricing-calculator': 'PricingCalculator',
  'security-assessment': 'SecurityAssessment',
  'partner-scorecard': 'PartnerScorecard',
  'risk-matrix': 'RiskMatrix',
  'industry-calendar': 'IndustryCalendar',
  'industry-glossary': 'IndustryGlossary',
} as const;
export type ToolName = keyof typeof toolComponents;

/** Sizes of one tool in bytes, minified and compressed by brotli, without React and @advisor/ui. */
export interface ToolSize {
  engine: number;
  /** What has to be there to show the tool, styled-components included, without its engine. */
  view: number;
  /** Dialogs, files, long lists: what comes when it is used. */
  onDemand: number;
  /** The npm packages and the other tools' folders in what has to be there. */
  brings: string[];
}

/** The most that the issue of the tools allows, in bytes. */
export const toolBudget = { engine: 4_096, view: 16_384, embed: 122_880 } as const;

/** Measures a tool as an app that imports it alone gets it. Needs `pnpm build` before. */
export async function measureTool(name: ToolName): Promise<ToolSize> {
  const whole = await bundle(`export { ${toolComponents[name]} } from '@advisor/tools/${name}';`);
  const engine = await bundle(`export * from '@advisor/tools/${name}/engine';`);
  return {
    engine: engine.first,
    view: whole.first - engine.first,
    onDemand: whole.later,
    brings: [...new Set(whole.modules.map(ownerOf))].toSorted(),
  };
}

const apart = /^(?:react|react-dom|@advisor\/ui)(?:\/|$)/;
const tests = join(import.meta.dirname, '..');

async function bundle(code: string) {
  // Inside the workspace, where the packages resolve.
  const folder = mkdtempSync(join(tests, 'node_modules/.size-'));
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code);
  try {
    const build = await rolldown({
      input: entry,
      platform: 'browser',
      external: (id) => apart.test(id),
      // "use client" speaks to servers.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      moduleTypes: { '.css': 'empty' },
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    });
    const { output } = await build.generate({ minify: true, format: 'esm' });
    const chunks = output.filter((part) => part.type === 'chunk');
    const first = new Set<string>();
    const addImports = (fileName: string) => {
      const chunk = chunks.find((each) => each.fileName === fileName);
      if (!chunk || first.has(fileName)) return;
      first.add(fileName);
      for (const imported of chunk.imports) addImports(imported);
    };
    addImports(chunks.find(({ isEntry }) => isEntry)!.fileName);
    const size = (wanted: boolean) =>
      chunks
        .filter(({ fileName }) => first.has(fileName) === wanted)
        .reduce((total, chunk) => total + brotliCompressSync(chunk.code).length, 0);
    return {
      first: size(true),
      later: size(false),
      modules: chunks.filter(({ fileName }) => first.has(fileName)).flatMap(({ moduleIds }) => moduleIds),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The npm package of a module, or the folder of the tools package that it stands in. */
function ownerOf(id: string): string {
  const own = /packages\/tools\/dist\/([^/]+)/.exec(id)?.[1];
  return own ?? /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'entry';
}

/** The sizes of the embed script in bytes: what the page's one script brings, and that with the heaviest tool. */
export function measureEmbed(): { script: number; withOneTool: number } {
  const folder = dirname(fileURLToPath(import.meta.resolve('@advisor/tools/embed')));
  const sizeOf = (...entries: string[]) =>
    [...new Set(entries.flatMap((entry) => staticImports(join(folder, entry))))]
      .map((file) => brotliCompressSync(readFileSync(file)).length)
      .reduce((total, size) => total + size, 0);
  const tools = readdirSync(join(folder, 'parts')).filter((file) =>
    Object.keys(toolComponents).some((name) => file.startsWith(`${name}-`)),
  );
  return {
    script: sizeOf('embed.js'),
    withOneTool: Math.max(...tools.map((file) => sizeOf('embed.js', `parts/${file}`))),
  };
}

/** A built module and all that it imports, not what it may load later. */
function staticImports(file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found;
  found.push(file);
  const code = readFileSync(file, 'utf8');
  for (const [, path] of code.matchAll(/(?:^|[;}])import(?:[\w*{}$, ]+from)?["'](\.[^"']+)["']/g))
    staticImports(join(dirname(file), path!), found);
  return found;
}
