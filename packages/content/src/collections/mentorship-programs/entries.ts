import type { Entries } from '../collection';
import type { MentorshipProgram } from './schema';

export const mentorshipProgramEntries: Entries<MentorshipProgram> = {
  'global-technology-mentorship': {
    name: 'Global Technology Mentorship',
    type: 'One-to-one mentoring',
    description: 'For people moving from technical work to leading technical teams, wherever they live.',
    regions: 'Worldwide, in English or Spanish',
    focus: ['First leadership role', 'Working with executives', 'Career decisions'],
    illustration: 'globe',
    illustrationAlt: 'Line drawing of a globe with two people linked across it',
    duration: '6–\u206012\u00a0months',
    cadence: 'Monthly 1-hour sessions',
    option: 'technology',
  },
  'cybersecurity-leadership-program': {
    name: 'Cybersecurity Leadership Program',
    type: 'Small group and one-to-one',
    description: 'For security managers who will report to a board within two years and want to be ready.',
    regions: 'North America, Europe and East Africa',
    focus: ['Risk in business terms', 'Budget and staffing', 'Incident command'],
    illustration: 'shield',
    illustrationAlt: 'Line drawing of a shield held by two hands',
    duration: '9–\u206012\u00a0months',
    cadence: 'Bi-weekly sessions plus quarterly reviews',
    option: 'cybersecurity',
  },
  'msp-entrepreneur-accelerator': {
    name: 'MSP Entrepreneur Accelerator',
    type: 'Founder coaching',
    description:
      'For owners of managed service providers between their first hire and their first $10 million in revenue.',
    regions: 'North America, the United Kingdom and Australia',
    focus: ['Pricing', 'Hiring a manager', 'Preparing for sale'],
    illustration: 'growth',
    illustrationAlt: 'Line drawing of a plant growing out of an open ledger',
    duration: '12–\u206018\u00a0months',
    cadence: 'Weekly sessions plus strategic reviews',
    option: 'msp',
  },
};

// PAGE-9
/** The three programs with their durations. */
export const mentorshipPrograms: readonly MentorshipProgram[] = Object.values(mentorshipProgramEntries);
