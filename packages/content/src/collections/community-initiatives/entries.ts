import type { Entries } from '../collection';
import type { CommunityInitiative } from './schema';

export const communityInitiativeEntries: Entries<CommunityInitiative> = {
  'second-keyboard': {
    name: /* placeholder: a nonprofit you work for */ 'Second Keyboard',
    type: 'Digital access',
    description:
      'Takes retired office computers, wipes them to NIST SP 800-88 and gives them to families with school-age children.',
    impact: '1,900 computers placed since 2015',
    focus: ['Refurbishing', 'Safe disposal', 'Family training'],
  },
  'watchpost-for-nonprofits': {
    name: /* placeholder: a nonprofit you work for */ 'Watchpost for Nonprofits',
    type: 'Security for charities',
    description: 'Volunteers who set up sign-in protection, backups and payment checks for charities with no IT staff.',
    impact: '140 charities secured in four states',
    focus: ['Account protection', 'Backups', 'Payment fraud'],
  },
  'switchboard-network': {
    name: /* placeholder: a nonprofit you work for */ 'Switchboard Network',
    type: 'Careers',
    description:
      'Six-month paid apprenticeships for women who come back to technology after raising children or caring for parents.',
    impact: '86 apprentices, 71 hired by their host',
    focus: ['Apprenticeships', 'Mentoring', 'Host companies'],
  },
};

export const communityInitiatives: readonly CommunityInitiative[] = Object.values(communityInitiativeEntries);
