import type { Entries } from '../collection';
import type { Coverage } from './schema';

export const coverageEntries: Entries<Coverage> = {
  'service-providers-sign': {
    title: 'Service providers sign a common security baseline',
    outlet: 'Midwest Business Ledger',
    date: '2026-09-24',
    url: 'https://ledger.example.com/news/common-baseline',
  },
  'five-minutes-chair': {
    title: 'Five minutes with the chair of the Cybersecurity Council',
    outlet: 'Channel Practice Review',
    date: '2026-07-02',
    url: 'https://review.example.com/interviews/council-chair',
  },
  'old-office-computers': {
    title: 'Old office computers find new desks',
    outlet: 'St. Joseph Valley Courier',
    date: '2026-04-15',
    url: 'https://courier.example.com/community/second-keyboard',
  },
};

export const recentCoverage: readonly Coverage[] = Object.values(coverageEntries);
