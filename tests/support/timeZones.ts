const farthest = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

/**
 * Runs something half an hour after a day begins and half an hour before it ends, by the clock of a visitor in the zone
 * farthest ahead of UTC and in the one farthest behind: at two of these moments the day is another one in UTC.
 */
export function atTheEdgesOf([year, month, day]: [year: number, month: number, day: number], run: (now: Date) => void) {
  const before = process.env.TZ;
  try {
    for (const zone of farthest) {
      process.env.TZ = zone;
      if (Intl.DateTimeFormat().resolvedOptions().timeZone !== zone)
        throw new Error(`The clock of this process does not follow to ${zone}.`);
      for (const [hour, minute] of [
        [0, 30],
        [23, 30],
      ])
        run(new Date(year, month - 1, day, hour, minute));
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
