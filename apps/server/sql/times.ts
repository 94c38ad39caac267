const AS_WRITTEN = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d)(:\d\d)?)?$/;

/**
 * Converts a time from Postgres's format (`2026-10-01 08:00:00+00`) to the one that a hosted project returns and every
 * browser parses (`2026-10-01T08:00:00+00:00`). Other values, such as `infinity`, stay as they are.
 */
export const isoTime = (text: string): string =>
  text.replace(AS_WRITTEN, (_all, day: string, clock: string, hours?: string, minutes = ':00') =>
    hours === undefined ? `${day}T${clock}` : `${day}T${clock}${hours}${minutes}`,
  );

/** Postgres's timestamp types: `timestamp` and `timestamptz`. */
export const TIME_TYPES = { timestamp: 1114, timestamptz: 1184 } as const;
