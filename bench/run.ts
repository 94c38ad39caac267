import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs every benchmark, or the one that is named: `pnpm bench pageload /home`. Exits with 1 if one misses its goal. */
const names = [
  'pageload',
  'navigation',
  'hydration',
  'lighthouse',
  'search',
  'tool-engines',
  'tool-views',
  'package-sizes',
  'load',
  'publishing',
  'build-times',
];

const [chosen, ...rest] = process.argv.slice(2);
if (chosen !== undefined && !names.includes(chosen)) {
  console.error(`There is no benchmark "${chosen}": choose ${names.join(', ')}, or none for all.`);
  process.exit(1);
}
const missed = (chosen === undefined ? names : [chosen]).filter((name) => {
  console.log(`\n▶ ${name}`);
  return spawnSync('node', [join(import.meta.dirname, `${name}.ts`), ...rest], { stdio: 'inherit' }).status !== 0;
});
if (missed.length > 0) console.error(`\nMissed: ${missed.join(', ')}`);
process.exit(missed.length > 0 ? 1 : 0);
