import type { Entries } from '../collection';
import type { ServiceArea } from './schema';

export const serviceAreaEntries: Entries<ServiceArea> = {
  cybersecurity: {
    title: 'Cybersecurity Strategy',
    description: 'Find the gaps, rank them by cost and agree on a plan your executives will fund.',
    duration: '3–\u20606\u00a0months',
    format: 'Executive Sessions',
    icon: 'shield',
    option: 'cybersecurity',
  },
  channel: {
    title: 'Channel Development',
    description: 'Design or fix a partner program together with the partners who have to live with it.',
    duration: '2–\u20604\u00a0months',
    format: 'Strategic Workshops',
    icon: 'network',
    option: 'channel',
  },
  board: {
    title: 'Board Advisory',
    description: 'An independent technology voice at the table, with no ties to management or vendors.',
    duration: 'Ongoing',
    format: 'Board Meetings',
    icon: 'briefcase',
    option: 'board',
  },
  expansion: {
    title: 'Global Market Expansion',
    description: 'Choose the next country, find the first partners and learn which rules will surprise you.',
    duration: '4–\u20608\u00a0months',
    format: 'Strategic Planning',
    icon: 'compass',
    option: 'expansion',
  },
};

// PAGE-8
/** The four service areas with their durations and formats. */
export const serviceAreas: readonly ServiceArea[] = Object.values(serviceAreaEntries);
