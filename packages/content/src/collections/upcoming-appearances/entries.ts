import type { Entries } from '../collection';
import type { UpcomingAppearance } from './schema';

export const upcomingAppearanceEntries: Entries<UpcomingAppearance> = {
  'buying-provider-first': {
    title: 'Buying a provider: the first ninety days',
    platform: /* placeholder: a real show */ 'Margin Notes for MSPs',
    date: '2027-01-19',
    status: 'Confirmed',
  },
  'directors-get-wrong': {
    title: 'What directors get wrong about ransomware',
    platform: /* placeholder: a real show */ 'Boardroom Minutes',
    date: '2027-02-09',
    status: 'Confirmed',
  },
  'partner-programs-merger': {
    title: 'Partner programs after a merger',
    platform: /* placeholder: a real show */ 'The Second Tier',
    date: '2027-03-16',
    status: 'Scheduled',
  },
};

export const upcomingAppearances: readonly UpcomingAppearance[] = Object.values(upcomingAppearanceEntries);
