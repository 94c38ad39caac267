const two = (value: number) => String(value).padStart(2, '0');

/** The day of a moment by the owner's clock: `2026-11-21`. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** The time of a moment by the owner's clock, as a field takes it: `09:00`. */
export const clockOf = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;
