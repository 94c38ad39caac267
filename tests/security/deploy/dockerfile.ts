import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

interface Instruction {
  name: string;
  text: string;
}

interface Stage {
  name: string | undefined;
  image: string;
  instructions: Instruction[];
}

/** The stages of the Dockerfile, without comments. It has one instruction a line. */
export const stages = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .reduce<Stage[]>((all, line) => {
    const [, name, text] = /^([A-Z]+) (.*)$/.exec(line)!;
    const [image, , as] = text!.split(' ');
    if (name === 'FROM') return [...all, { name: as, image: image!, instructions: [] }];
    all.at(-1)!.instructions.push({ name: name!, text: text! });
    return all;
  }, []);

const last = stages.at(-1)!;
const textsOf = (stage: string | undefined, name: string) =>
  stages
    .find((one) => one.name === stage)!
    .instructions.filter((instruction) => instruction.name === name)
    .map(({ text }) => text);

const jsonOf = (text: string) => JSON.parse(/\[.*\]$/.exec(text)![0]) as [string, ...string[]];
export const healthCheck = jsonOf(textsOf(last.name, 'HEALTHCHECK')[0]!);
export const command = jsonOf(textsOf(last.name, 'CMD')[0]!);
export const environment = Object.fromEntries(
  textsOf(last.name, 'ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('=') as [string, string])),
);

const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether a path of the project, or a folder it is in, stays out of the image. */
export function isIgnored(path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, index) => {
    const part = parts.slice(0, index + 1).join('/');
    const rule = patterns.findLast((pattern) => matchesGlob(part, pattern.replace('!', '')));
    return rule !== undefined && !rule.startsWith('!');
  });
}

function run(script: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script}\n${stdout}${stderr}`);
}

/**
 * Makes the folder of the image by the commands of the Dockerfile, in a temporary folder; packages come from the store of
 * this project's own installation, and what is built is what was built here. Returns the folder with `site` and `node`.
 */
export function assemble(): string {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-image-'));
  chmodSync(folder, 0o755);
  const [manifests, installed, site] = ['manifests', 'installed', 'site'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const script of textsOf('manifests', 'RUN')) run(script.replaceAll('/manifests', manifests), root);
  cpSync(manifests, installed, { recursive: true });
  const store = spawnSync('pnpm', ['store', 'path'], { cwd: root, encoding: 'utf8' }).stdout.trim();
  for (const script of textsOf('installed', 'RUN'))
    run(script.replace('pnpm install', `CI=true pnpm install --prefer-offline --store-dir '${store}'`), installed);

  const places: Record<string, string> = { installed, built: root };
  for (const text of textsOf(last.name, 'COPY')) {
    const [, stage, from, to] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text)!;
    const source = stage ? join(places[stage]!, relative('/site', from!)) : join(root, from!);
    if (!existsSync(source)) throw new Error(`The Dockerfile copies ${from}, which does not exist.`);
    const target = join(site, to!);
    // The packages are some ten thousand files, and come first.
    if (source === installed) renameSync(installed, site);
    else if (stage) run(`mkdir -p '${target}' && cp -a '${source}/.' '${target}'`, root);
    else cpSync(source, target, { recursive: true, filter: (path) => !isIgnored(relative(root, path)) });
  }
  copyFileSync(process.execPath, join(folder, 'node'));
  return folder;
}
