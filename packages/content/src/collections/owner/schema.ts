import { accentProblem, typePairings, type TypePairing } from '@advisor/ui/theme/brand';
import type { InferType } from 'yup';
import { entry, field } from '../field';

export const ownerDetails = entry({
  name: field.text({ label: 'Name', help: 'Your full name, as it stands on every page.', max: 60 }),
  role: field.text({ label: 'Role', help: 'One line under your name.', max: 120 }),
  portrait: field.picture({
    label: 'Portrait',
    help: 'A photo of you, in the place of the drawing on every page. Upright, such as 1200 × 1400 pixels.',
    optional: true,
  }),
  siteUrl: field.website({ label: 'Address of this site', help: 'With https:// and without a slash at the end.' }),
  email: field.email({ label: 'Email address for visitors' }),
  mediaEmail: field.email({ label: 'Email address for journalists and hosts' }),
  phone: field.text({ label: 'Phone', help: 'A number, or words such as By appointment.', max: 60 }),
  location: field.group({
    label: 'Where you are',
    fields: {
      city: field.text({ label: 'City', max: 60 }),
      region: field.text({ label: 'Region', max: 60 }),
      country: field.text({ label: 'Country', max: 60 }),
      timeZone: field.text({ label: 'Time zone', help: 'Such as America/New_York.', max: 60 }),
    },
  }),
  schedulingUrl: field.website({ label: 'Scheduling page', help: 'Where visitors pick a time for a call.' }),
  originalCalendarUrl: field.website({ label: 'Original calendar', help: 'That the industry calendar is based on.' }),
  social: field.list({
    label: 'Profiles',
    of: field.group({
      label: 'Profile',
      fields: {
        label: field.text({ label: 'Name of the network', max: 40 }),
        href: field.website({ label: 'Address of your profile' }),
      },
    }),
    min: 0,
    max: 8,
  }),
  accent: field.colour({
    label: 'Brand color',
    help: 'Of links and buttons, such as #0B5D57. Dark enough to be read on white; dark mode gets a lighter one of its own.',
    optional: true,
    problem: accentRefusal,
  }),
  typePairing: field.choice({
    label: 'Fonts',
    help: 'Of headings and text. As it ships: Newsreader and Public Sans.',
    options: Object.keys(typePairings) as TypePairing[],
    optional: true,
  }),
  legal: field.group({
    label: 'Legal texts',
    fields: {
      name: field.text({ label: 'Who answers legal questions', max: 60 }),
      email: field.email({ label: 'Email address for legal questions' }),
      jurisdiction: field.text({ label: 'Jurisdiction', help: 'Whose law governs the terms of service.', max: 120 }),
    },
  }),
});

/** Who the site is about, with addresses and links. */
export type Owner = InferType<typeof ownerDetails>;

// CONTENT-32
/** What to do with an accent that cannot be read, as a sentence; null if it can. */
function accentRefusal(colour: string): string | null {
  const problem = accentProblem(colour);
  if (!problem) return null;
  const { ratio, least, nearest } = problem;
  // Cut, not rounded: 4.49 is not 4.5.
  const found = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `This color is too light to be read: its contrast is ${found} : 1, and ${least} : 1 is needed. ${nearest} is the nearest that works.`;
}
