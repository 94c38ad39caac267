import type { Kind } from './kinds';
import type { Session } from './session';
import type { FormWords, PageHero, Point, SectionWords } from './shapes';

export const requestAdvisoryHero: PageHero = {
  label: 'Advisory services',
  headline: 'Request Advisory Services',
  lead: 'Choose the kind of help, say what is going on, and you will get a straight answer about whether and how I can help.',
  highlights: ['Answer within 2 business days', 'Price and end date agreed first', 'No product to sell'],
};

export const serviceAreasSection: SectionWords = { label: 'Service areas', heading: 'Four kinds of engagement' };

/** A kind of engagement. */
export interface ServiceArea extends Session {
  icon: Kind<'icon'>;
  format: string;
}

// PAGE-8
/** The four service areas with their durations and formats. */
export const serviceAreas: readonly ServiceArea[] = [
  {
    title: 'Cybersecurity Strategy',
    description: 'Find the gaps, rank them by cost and agree on a plan your executives will fund.',
    duration: '3–6\u00A0months',
    format: 'Executive Sessions',
    icon: 'shield',
    option: 'cybersecurity',
  },
  {
    title: 'Channel Development',
    description: 'Design or fix a partner program together with the partners who have to live with it.',
    duration: '2–4\u00A0months',
    format: 'Strategic Workshops',
    icon: 'network',
    option: 'channel',
  },
  {
    title: 'Board Advisory',
    description: 'An independent technology voice at the table, with no ties to management or vendors.',
    duration: 'Ongoing',
    format: 'Board Meetings',
    icon: 'briefcase',
    option: 'board',
  },
  {
    title: 'Global Market Expansion',
    description: 'Choose the next country, find the first partners and learn which rules will surprise you.',
    duration: '4–8\u00A0months',
    format: 'Strategic Planning',
    icon: 'compass',
    option: 'expansion',
  },
];

export const advisoryReasonsSection: SectionWords = {
  label: 'Why choose me',
  heading: 'Six things you can hold me to',
};

// PAGE-8
/** Six reasons for this advisor. */
export const advisoryReasons: readonly Point[] = [
  { title: 'One advisor', description: 'The person you meet first is the person who does the work.' },
  {
    title: 'A fixed scope',
    description: 'Price and end date are agreed before we begin, and changed only in writing.',
  },
  { title: 'No products to sell', description: 'No commission and no referral fee, from anyone.' },
  { title: 'Operator experience', description: 'I have hired, priced and been on call in this industry.' },
  { title: 'Discretion', description: 'Client names stay private unless the client wants them known.' },
  { title: 'Work you can use', description: 'You keep the papers, the models and the reasoning.' },
];

export const advisoryForm: FormWords = {
  heading: 'Describe what you need',
  intro: 'A paragraph is enough. Please leave out passwords and client names.',
  response: 'You will hear from me within 2 business days.',
};
