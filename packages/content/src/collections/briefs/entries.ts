import type { Entries } from '../collection';
import type { BriefCard } from './schema';

export const briefEntries: Entries<BriefCard> = {
  'cybersecurity-brief': {
    title: 'Cybersecurity brief',
    description: 'Incidents and rules that change what an executive is accountable for.',
    topics: ['Attacks on suppliers', 'Insurance terms', 'Disclosure rules'],
    icon: 'shield',
    option: 'cybersecurity',
  },
  'msp-brief': {
    title: 'MSP brief',
    description: 'Prices, acquisitions and vendor terms in the managed services market.',
    topics: ['Margins', 'Vendor changes', 'Mergers'],
    icon: 'building-2',
    option: 'msp',
  },
  'strategic-technology-brief': {
    title: 'Strategic technology brief',
    description: 'New technology judged by what it would take to run it for five years.',
    topics: ['Cost to operate', 'Skills', 'Exit'],
    icon: 'file-text',
    option: 'strategic',
  },
};

export const briefs: readonly BriefCard[] = Object.values(briefEntries);
