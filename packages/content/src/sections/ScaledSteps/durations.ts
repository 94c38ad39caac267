/** A duration in days: minimum and maximum. */
export interface Span {
  from: number;
  to: number;
}

const days = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 } as const;
const amount = /^(\d+)(?:[-–]\u2060?(\d+))?[\s\u00a0](minute|hour|day|week|month|year)s?$/;

/**
 * Parses "2–3 weeks", "Half a day" or "Week 2" into days; undefined for texts without a duration: "As agreed", "Within
 * 3 days".
 */
export function spanOf(duration: string | undefined): Span | undefined {
  if (duration === undefined) return undefined;
  if (/^half a day$/i.test(duration)) return { from: 0.5, to: 0.5 };
  if (/^week[\s\u00a0]\d+$/i.test(duration)) return { from: 7, to: 7 };
  const [, least, most = least, unit] = amount.exec(duration) ?? [];
  if (!unit) return undefined;
  const length = days[unit as keyof typeof days];
  const span = { from: Number(least) * length, to: Number(most) * length };
  return span.from > 0 && span.to >= span.from ? span : undefined;
}

/** A step on the timeline, in thousandths: its start, minimum and maximum duration. */
export interface Bar {
  start: number;
  least: number;
  most: number;
}

/** The minimum visible width. */
const thinnest = 4;

/**
 * The steps in sequence on a timeline, to scale. Undefined for a step of unknown duration, and for all if fewer than
 * two are known, because there is nothing to compare.
 */
export function barsOf(durations: readonly (string | undefined)[]): (Bar | undefined)[] {
  const spans = durations.map(spanOf);
  const known = spans.filter((span) => span !== undefined);
  if (known.length < 2) return spans.map(() => undefined);
  const whole = known.reduce((sum, { to }) => sum + to, 0);
  let start = 0;
  return spans.map((span) => {
    if (!span) return undefined;
    const [least, most] = [span.from, span.to].map((length) => Math.max(thinnest, Math.round((length / whole) * 1000)));
    // The minimum width also holds at the end of the line.
    const bar = { start: Math.min(Math.round((start / whole) * 1000), 1000 - most!), least: least!, most: most! };
    start += span.to;
    return bar;
  });
}
