import type { Owner } from './owner/schema';

// CONTENT-11
/** What stands for one of the owner's details in any text or link: `{name}` for the name. */
export const ownerWords = {
  name: ({ name }) => name,
  role: ({ role }) => role,
  place: ({ location }) => `${location.city}, ${location.region}`,
  email: ({ email }) => email,
  mediaEmail: ({ mediaEmail }) => mediaEmail,
  phone: ({ phone }) => phone,
  schedulingUrl: ({ schedulingUrl }) => schedulingUrl,
  originalCalendarUrl: ({ originalCalendarUrl }) => originalCalendarUrl,
  legalName: ({ legal }) => legal.name,
  legalEmail: ({ legal }) => legal.email,
  jurisdiction: ({ legal }) => legal.jurisdiction,
} satisfies Record<string, (owner: Owner) => string>;

/** A value with the owner's details in place of `{name}` and the like, in all its texts. */
export function fillIn<Value>(value: Value, owner: Owner): Value {
  if (typeof value === 'string')
    return value.replaceAll(/\{(\w+)\}/g, (whole, word: string) =>
      Object.hasOwn(ownerWords, word) ? ownerWords[word as keyof typeof ownerWords](owner) : whole,
    ) as Value;
  if (Array.isArray(value)) return value.map((item) => fillIn(item as unknown, owner)) as Value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillIn(item as unknown, owner)]),
    ) as Value;
  return value;
}
