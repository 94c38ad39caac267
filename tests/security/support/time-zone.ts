import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives the embedded database of a folder a time zone. By default it has that of the machine on which it was made. */
export function setTimeZone(dataDir: string, zone: string): void {
  const file = join(dataDir, 'db', 'postgresql.conf');
  const settings = readFileSync(file, 'utf8');
  const changed = settings.replace(/^timezone = '.*'/m, `timezone = '${zone}'`);
  if (changed === settings) throw new Error(`${file} has no time zone.`);
  writeFileSync(file, changed);
}
