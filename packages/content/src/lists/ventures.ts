import type { Kind } from './kinds';
import type { Href } from './paths';
import type { ClosingCall, PageHero, SectionWords } from './shapes';
import { ventureLinks } from './venture-links';

/** A company or business the owner founded or runs. */
export interface Venture {
  name: string;
  type: string;
  description: string;
  icon: Kind<'icon'>;
  highlights: readonly [string, string, string, string];
  colour: Kind<'colour'>;
  /** Where "Learn More" leads: another site, or the farm's page here. */
  href: Href;
}

export const venturesHero: PageHero = {
  label: 'Ventures',
  headline: 'Companies I founded, and boards I sit on',
  lead: 'Each venture began with a problem that kept coming up in advisory work. The boards keep me close to people who see it from the other side.',
};

export const venturesSection: SectionWords = {
  label: 'Ventures',
  heading: 'What I build when advice is not enough',
  intro: 'Three of these serve the channel. The fourth has llamas.',
};

export const ventures: readonly Venture[] = [
  {
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
  {
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
  {
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
  {
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
];

// PAGE-3
/** The two buttons below the boards. */
export const venturesClosingCall: ClosingCall = {
  heading: 'See the results',
  text: 'The portfolio has my talks and articles about this work. A first conversation about your own case takes 45 minutes.',
  actions: [
    { label: 'Schedule Consultation', href: '/schedule-consultation' },
    { label: 'View Portfolio', href: '/media' },
  ],
};
