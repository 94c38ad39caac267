import type { Entries } from '../collection';
import type { SuccessStory } from './schema';

export const successStoryEntries: Entries<SuccessStory> = {
  'renewal-program-partners': {
    title: 'A renewal program partners asked for',
    partner: /* placeholder: a real partner, with permission */ 'Nightjar Backup',
    description: 'We interviewed 40 partners about renewals and rewrote the terms with six of them.',
    result: 'Partner-led renewals rose from 61 to 83 percent in a year.',
  },
  'security-track-general': {
    title: 'A security track at a general event',
    partner: /* placeholder: a real partner, with permission */ 'Great Lakes IT Owners Summit',
    description: 'Three years of workshops in which owners left with a finished incident plan.',
    result: 'The track grew from one room of 40 to three rooms of 120.',
  },
  'certificate-employers-recognize': {
    title: 'A certificate that employers recognize',
    partner: /* placeholder: a real partner, with permission */ 'Lakeshore Cyber Range',
    description: 'A twelve-week evening course for help desk technicians, taught by practitioners.',
    result: '64 of the first 80 graduates moved into a security role.',
  },
};

export const successStories: readonly SuccessStory[] = Object.values(successStoryEntries);
