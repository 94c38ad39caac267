import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Debian's `faketime`; the folder is named after the processor.
const findLibrary = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

export const hasFakeClock = (): boolean => findLibrary() !== undefined;

export interface FakeClock {
  /** For a process whose clock is set from here. Its monotonic clock goes on as ever. */
  env: NodeJS.ProcessEnv;
  /** Sets the clock some hours ahead of the machine's. */
  set(hoursAhead: number): void;
  remove(): void;
}

export function makeFakeClock(): FakeClock {
  const dir = mkdtempSync(join(tmpdir(), 'advisor-clock-'));
  const file = join(dir, 'offset');
  const set = (hours: number) => writeFileSync(file, `${hours < 0 ? '-' : '+'}${Math.abs(hours)}h\n`);
  set(0);
  return {
    env: {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
    remove: () => rmSync(dir, { recursive: true }),
  };
}
