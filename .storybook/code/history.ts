import { spawnSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The output of Git; empty where that fails, or is not installed. */
const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }).stdout ?? '';

/** What is no part of a component beside it. */
const isAside = (path: string) => /\.(?:stories|guide|test)\.tsx?$/.test(path);

function readLastChanges(): Map<string, string> {
  const days = new Map<string, string>();
  // One that is shallow would say that everything changed with its first commit.
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
  for (const commit of git('log', '--format=%x00%cs', '--name-only', '--', 'packages').split('\0')) {
    const [day = '', ...paths] = commit.split('\n');
    for (const path of paths) if (!isAside(path) && !days.has(dirname(path))) days.set(dirname(path), day);
  }
  return days;
}

let lastChanges: Map<string, string> | undefined;

/** The day of the last commit that changed the component of a story file, `2026-11-30`; undefined without the history. */
export function lastChangeOf(path: string): string | undefined {
  lastChanges ??= readLastChanges();
  return lastChanges.get(relative(root, dirname(path)));
}
