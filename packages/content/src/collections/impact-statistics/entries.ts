import type { Entries } from '../collection';
import type { ImpactStatistic } from './schema';

export const impactStatisticEntries: Entries<ImpactStatistic> = {
  'years-global-advisory': { value: '15+', label: 'Years of global advisory experience' },
  'strategic-initiatives-led': { value: '100+', label: 'Strategic initiatives led' },
  'global-mentoring-relationships': { value: '25+', label: 'Global mentoring relationships, one to one' },
  'organizations-advised-services': {
    value: '200+',
    label: 'Organizations advised, all services together',
  },
  'countries-reached': { value: '35+', label: 'Countries reached' },
};

// CONTENT-3, CONTENT-5
/** The impact figures. Each label says what its figure counts, because other pages count other things. */
export const impactStatistics: readonly ImpactStatistic[] = Object.values(impactStatisticEntries);
