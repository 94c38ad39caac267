import { choice, company, email, firstName, lastName, title } from './fields';

// FORM-21
/** The first five fields of all four channel forms. */
export const channelContact = [firstName, lastName, email, company, title] as const;

// FORM-22
export const channelIndustry = choice('industry', 'Industry', [
  ['technology', 'Technology'],
  ['software', 'Software'],
  ['cybersecurity', 'Cybersecurity'],
  ['telecom', 'Telecommunications'],
  ['manufacturing', 'Manufacturing'],
  ['healthcare', 'Healthcare'],
  ['finance', 'Finance'],
  ['other', 'Other'],
]);

export const partnerCount = choice('partnerCount', 'Number of partners', [
  ['0-10', '0–10 partners'],
  ['11-25', '11–25 partners'],
  ['26-50', '26–50 partners'],
  ['51-100', '51–100 partners'],
  ['100+', '100+ partners'],
]);
