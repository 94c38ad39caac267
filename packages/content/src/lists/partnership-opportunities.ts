import type { FormWords, PageHero, Point, SectionWords, Step } from './shapes';

/** A way to work together. */
export interface PartnershipModel extends Point {
  benefits: readonly string[];
  /** Who the model suits. */
  idealPartners: readonly string[];
  /** The option of the inquiry form. */
  option: 'strategic' | 'speaking' | 'educational' | 'network';
}

/** The result of a partnership. */
export interface SuccessStory {
  title: string;
  partner: string;
  description: string;
  result: string;
}

export const partnershipHero: PageHero = {
  label: 'Partnerships',
  headline: 'Partnership Opportunities',
  lead: 'I work with a small number of partners at a time, so that each of them gets more than a logo on a page.',
  highlights: ['Consultation within 3 business days', 'A one-page plan', 'A first project within a quarter'],
};

export const partnershipModelsSection: SectionWords = { label: 'Models', heading: 'Four ways to work together' };

export const partnershipModels: readonly PartnershipModel[] = [
  {
    title: 'Strategic alliance',
    description: 'Joint work for shared clients, under one contract and with one plan.',
    benefits: [
      'Access to senior advice for your clients',
      'A joint plan reviewed each quarter',
      'Introductions on both sides',
    ],
    idealPartners: ['Technology vendors', 'Consultancies', 'Investment firms'],
    option: 'strategic',
  },
  {
    title: 'Speaking and events',
    description: 'A talk, a workshop or a series of both, written for your audience.',
    benefits: [
      'Content made for the people in the room',
      'Help with the program and the panel',
      'Material your attendees can keep',
    ],
    idealPartners: ['Event organizers', 'Associations', 'User groups'],
    option: 'speaking',
  },
  {
    title: 'Educational program',
    description: 'Courses and mentoring that carry your name and meet a standard we agree on.',
    benefits: [
      'A curriculum with graded work',
      'Instructors who practice what they teach',
      'A report on what learners achieved',
    ],
    idealPartners: ['Colleges', 'Training providers', 'Nonprofits'],
    option: 'educational',
  },
  {
    title: 'Channel network',
    description: 'Connect your partners with others who serve the same clients and do not compete.',
    benefits: ['Hand-picked introductions', 'A shared code of conduct', 'An annual meeting with an agenda'],
    idealPartners: ['Distributors', 'MSP peer groups', 'Regional councils'],
    option: 'network',
  },
];

export const successStoriesSection: SectionWords = {
  label: 'Results',
  heading: 'Three partnerships and their results',
};

export const successStories: readonly SuccessStory[] = [
  {
    title: 'A renewal program partners asked for',
    partner: /* placeholder: a real partner, with permission */ 'Nightjar Backup',
    description: 'We interviewed 40 partners about renewals and rewrote the terms with six of them.',
    result: 'Partner-led renewals rose from 61 to 83 percent in a year.',
  },
  {
    title: 'A security track at a general event',
    partner: /* placeholder: a real partner, with permission */ 'Great Lakes IT Owners Summit',
    description: 'Three years of workshops in which owners left with a finished incident plan.',
    result: 'The track grew from one room of 40 to three rooms of 120.',
  },
  {
    title: 'A certificate that employers recognize',
    partner: /* placeholder: a real partner, with permission */ 'Lakeshore Cyber Range',
    description: 'A twelve-week evening course for help desk technicians, taught by practitioners.',
    result: '64 of the first 80 graduates moved into a security role.',
  },
];

export const partnershipProcessSection: SectionWords = { label: 'Process', heading: 'How a partnership starts' };

export const partnershipProcess: readonly Step[] = [
  { title: 'Inquiry', description: 'You tell me what you want to achieve, and for whom.' },
  {
    title: 'Consultation',
    description: 'We talk about fit, conflicts of interest and effort.',
    duration: 'Within 3 business days',
  },
  { title: 'Plan', description: 'One page: goals, responsibilities, money and how either side can leave.' },
  { title: 'Start', description: 'A first project, small enough to finish in a quarter.' },
];

export const partnershipForm: FormWords = {
  heading: 'Partnership inquiry',
  intro: 'Tell me what you would like to achieve in a year, and for whom.',
  response: 'You will be offered a consultation within 3 business days.',
};
