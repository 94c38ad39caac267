/** A day of a common month, a leap day, the ends of a year, and days on which clocks change in one part of the world. */
const days = [
  '2026-11-20',
  '2028-02-29',
  '2026-01-01',
  '2026-12-31',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-06',
  '2026-10-25',
  '2026-11-01',
];

/** The first and the last moment of each day, by the clock of this process. */
const momentsOf = (day: string) => [new Date(`${day}T00:00:00`), new Date(`${day}T23:59:59.999`)];

/**
 * Runs something by the clock of a visitor in each zone that `Intl` knows. Zones whose clocks are the same on all of the
 * days above count once.
 */
export function inEveryZone(run: (zone: string) => void): void {
  const before = process.env.TZ;
  const seen = new Set<string>();
  try {
    for (const zone of ['UTC', ...Intl.supportedValuesOf('timeZone')]) {
      process.env.TZ = zone;
      const clock = days.flatMap((day) => momentsOf(day).map(Number)).join();
      if (!seen.has(clock)) run(zone);
      seen.add(clock);
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
  if (seen.size < 40) throw new Error('The clock of this process does not follow to other zones.');
}

/** Where and when something names another day than that of the visitor, at the first or the last moment of a day. */
export function wrongDays(nameAt: (now: Date, day: string) => string): string[] {
  const wrong: string[] = [];
  inEveryZone((zone) => {
    for (const day of days)
      for (const now of momentsOf(day)) {
        const name = nameAt(now, day);
        if (!name.includes(day)) wrong.push(`${zone}, ${day}: ${name}`);
      }
  });
  return wrong;
}

/** The zones in which something is not what it is in UTC. `run` gets a number of the zone, to make its formats anew. */
export function zonesThatDiffer(run: (number: number) => unknown): string[] {
  const differing: string[] = [];
  let number = 0;
  let expected = '';
  inEveryZone((zone) => {
    const result = JSON.stringify(run((number += 1)));
    if (number === 1) expected = result;
    else if (result !== expected) differing.push(`${zone}: ${result}`);
  });
  return differing;
}
