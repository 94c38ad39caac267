import { ventureLinks } from '../../ventureLinks';
import type { Entries } from '../collection';
import type { Venture } from './schema';

export const ventureEntries: Entries<Venture> = {
  'tallgrass-assurance': {
    name: ventureLinks.tallgrass.label,
    type: 'Security assurance',
    description:
      'Independent security reviews for managed service providers. The report is written so that a client, an insurer and an auditor can all use it.',
    icon: 'shield',
    highlights: [
      'Reviews against CIS Controls v8 and NIST CSF 2.0',
      'SOC 2 readiness for providers with fewer than 50 people',
      'Incident exercises with the owner in the room',
      'No product sales and no referral fees',
    ],
    colour: 'accent',
    href: ventureLinks.tallgrass.href,
  },
  'portage-channel-works': {
    name: ventureLinks.portage.label,
    type: 'Channel consultancy',
    description:
      'Partner programs for vendors who sell through MSPs: the terms, the margins and the support that decide whether a partner sells a second time.',
    icon: 'handshake',
    highlights: [
      'Program design tested with working partners',
      'Recruit for fit first, volume second',
      'Deal registration rules that partners trust',
      'Quarterly partner interviews, reported unedited',
    ],
    colour: 'marker',
    href: ventureLinks.portage.href,
  },
  'lanternline-academy': {
    name: ventureLinks.lanternline.label,
    type: 'Education and mentoring',
    description:
      'Courses and mentoring for technicians who have become managers and for founders who have become chief executives without being asked.',
    icon: 'users',
    highlights: [
      'Cohorts of twelve, taught by practitioners',
      'Security leadership track with a graded project',
      'MSP owner track built on your own accounts',
      'Scholarships for people new to the industry',
    ],
    colour: 'ink',
    href: ventureLinks.lanternline.href,
  },
  'brambles-farm': {
    name: ventureLinks.brambles.label,
    type: 'Family farm',
    description:
      'A working farm in Northern Indiana, in the family since 1984: four crops, a herd of llamas and no ticketing system.',
    icon: 'sprout',
    highlights: [
      'Established 1984',
      'Corn, wheat, alfalfa and beans',
      'Llamas raised for fiber and for company',
      'Northern Indiana, an easy drive from South Bend',
    ],
    colour: 'soft',
    href: ventureLinks.brambles.href,
  },
};

export const ventures: readonly Venture[] = Object.values(ventureEntries);
