import { measure, passedLimits, sizeLimits } from '../tests/packages/sizes.ts';
import { writeTable } from './readme.ts';

/** Writes the size of each package entry, and of single exports of large entries, in an app that imports nothing else. */

const rows: string[][] = [];
let missed = false;
for (const [wanted, limit] of Object.entries(sizeLimits)) {
  const size = await measure(wanted);
  const passed = passedLimits(size, limit);
  if (passed.length > 0) console.error(`${wanted}: ${passed.join('; ')}`);
  missed ||= passed.length > 0;
  const cell = (figure: number, most: number) => `${figure.toFixed(1)} / ${most}`;
  const empty = (figure: number, most: number) => (most === 0 && figure === 0 ? '' : cell(figure, most));
  rows.push([
    wanted,
    cell(size.size, limit.size),
    empty(size.part, limit.part),
    size.onDemand > 0 ? size.onDemand.toFixed(1) : '',
  ]);
}
for (const row of rows) console.log(row.join('\t'));
await writeTable('package-sizes', ['import', 'script or stylesheet', 'heaviest part', 'all parts'], rows);
process.exit(missed ? 1 : 0);
