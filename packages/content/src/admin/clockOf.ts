const two = (value: number) => String(value).padStart(2, '0');

/** The time of a moment by the owner's clock, as a field takes it: `09:00`. */
export const clockOf = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;
