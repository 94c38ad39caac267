import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { entriesOf, folders, manifestOf, pathIn, type Entry, type Folder } from './manifests.ts';

/** The committed API report of a package. */
export const reportFile = (folder: Folder): string => pathIn(folder, 'api.md');

/** The report of the last release, by its tag; `undefined` before the first one, and in a clone without tags. */
export function releasedReport(folder: Folder): string | undefined {
  const { name, version } = manifestOf(folder);
  const file = `refs/tags/${name}@${version}:./api.md`;
  const { status, stdout } = spawnSync('git', ['show', file], { cwd: pathIn(folder), encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** One program for all packages: reading the types takes most of the time. */
let compilerState: CompilerState | undefined;

/**
 * The public names of a built package with their types: a section for each entry of its exports map, a declaration for
 * each name, and one for each type that a declaration needs without being a name itself.
 */
export function readApi(folder: Folder): string {
  const entries = entriesOf(folder).toSorted((a, b) => a.specifier.localeCompare(b.specifier, 'en'));
  const scratch = mkdtempSync(join(tmpdir(), 'advisor-api-'));
  try {
    const configs = entries.map((entry) => configure(folder, entry, scratch));
    compilerState ??= CompilerState.create(configs[0]!, {
      additionalEntryPoints: folders.flatMap(entriesOf).map(({ types }) => types),
    });
    const listed = new Map<string, string>();
    const sections = entries.map(({ specifier }, index) => {
      Extractor.invoke(configs[index]!, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          message.handled = true;
        },
      });
      const report = readFileSync(configs[index]!.reportFilePath, 'utf8');
      const declarations = wordsOnce(declarationsIn(report), specifier, listed);
      return `## ${specifier}\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`;
    });
    const head = `# Public names of ${manifestOf(folder).name}\n\nWritten by \`pnpm api\` from the built types; a test compares them.\n`;
    const report = [head, ...sections].join('\n');
    return folder === 'content' ? withoutWords(report) : report;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function configure(folder: Folder, { specifier, types }: Entry, scratch: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: pathIn(folder),
      mainEntryPointFilePath: types,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: scratch,
        reportTempFolder: join(scratch, 'new'),
        reportFileName: `${specifier.replaceAll('/', '-')}.api.md`,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
      newlineKind: 'lf',
    },
    configObjectFullPath: pathIn(folder, 'api-extractor.json'),
    packageJsonFullPath: pathIn(folder, 'package.json'),
  });
}

// Types are checked by `pnpm typecheck`, docstrings in review.
const silent = { default: { logLevel: ExtractorLogLevel.None } };

/** The declarations of an API Extractor report, without its remarks on docstrings. */
function declarationsIn(report: string): string {
  const [, code] = /```ts\n([\s\S]*?)\n```/.exec(report)!;
  return code!
    .replaceAll(/^ *\/\/ (?:@public(?: \(undocumented\))?|\(undocumented\)|\(No @packageDocumentation .*)\n?/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The words of a language are listed where they are first needed; `listed` has the entry for each list. */
const wordsOnce = (declarations: string, specifier: string, listed: Map<string, string>) =>
  declarations.replaceAll(/^const es(?:[$_]\d+)?: (\{\n[\s\S]*?\n\});$/gm, (declaration, words: string) => {
    const first = listed.get(words);
    if (first !== undefined) return declaration.replace(words, `{ /* as in ${first} */ }`);
    listed.set(words, specifier);
    return declaration;
  });

/**
 * The same without the owner's words, which may change without breaking a caller: what a constant is set to, and every
 * literal of more than one word. Lists of single words stay: they are values to choose from.
 */
const withoutWords = (report: string) =>
  report.replaceAll(
    /(?<set>(?:readonly \w+:|=) )?(?<quote>["'])(?<text>(?:(?!\k<quote>|[\\\n]).|\\.)*)\k<quote>(?<end>;)?/g,
    (literal, set = '', _quote, text: string, end = '') =>
      (set && end) || /\s/.test(text) ? `${set}string${end}` : literal,
  );

/** The declarations of a report by entry and name, without imports. */
function declarationsByName(report: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const section of report.split(/^## /m).slice(1)) {
    const [specifier] = section.split('\n', 1);
    for (const declaration of section.split(/\n{2,}/)) {
      const [, name] =
        /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum) (\w+)/.exec(
          declaration,
        ) ?? [];
      if (name) found.set(`${name} of ${specifier}`, (found.get(`${name} of ${specifier}`) ?? '') + declaration);
    }
  }
  return found;
}

/** The differences between two reports, as readable lines: `Button of @advisor/ui: changed`. */
export function differences(before: string, after: string): string[] {
  const [old, now] = [declarationsByName(before), declarationsByName(after)];
  const removed = [...old.keys()].filter((name) => !now.has(name)).map((name) => `${name}: gone`);
  const others = [...now].flatMap(([name, declaration]) => {
    if (!old.has(name)) return [`${name}: new`];
    return old.get(name) === declaration ? [] : [`${name}: changed`];
  });
  return [...removed, ...others];
}
