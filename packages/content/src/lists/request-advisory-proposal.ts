import type { Option } from './shapes';
import type { FormWords, PageHero, SectionWords, Step } from './shapes';

export const proposalHero: PageHero = {
  label: 'Proposal',
  headline: 'Request an Advisory Proposal',
  lead: 'The more you tell me about your company, the closer the first draft will be. Nothing here commits you.',
  highlights: ['Proposal within 48 hours of discussion', 'Price holds for 30 days', 'Nothing to sign'],
};

// PAGE-14, FORM-17
/** The eight services that the form offers. */
export const proposalServices: readonly Option[] = [
  { value: 'security-strategy', label: 'Cybersecurity strategy' },
  { value: 'risk-assessment', label: 'Risk assessment' },
  { value: 'incident-readiness', label: 'Incident readiness' },
  { value: 'compliance', label: 'Compliance and audit preparation' },
  { value: 'msp-operations', label: 'MSP operations' },
  { value: 'channel-development', label: 'Channel development' },
  { value: 'due-diligence', label: 'Technology due diligence' },
  { value: 'board-advisory', label: 'Board and executive advisory' },
];

export const proposalProcessSection: SectionWords = { label: 'Process', heading: 'From request to proposal' };

export const proposalProcess: readonly Step[] = [
  {
    title: 'You send the form',
    description: 'Select every service that might be relevant. We will narrow it down together.',
  },
  {
    title: 'We talk',
    description: 'A call to understand what has been tried and what success would look like.',
    duration: '45 minutes',
  },
  {
    title: 'You get a proposal',
    description: 'Scope, price, dates and exclusions, on four pages.',
    duration: 'Within 48 hours of our discussion',
  },
  { title: 'You decide', description: 'The price holds for 30 days, and I do not chase you.', duration: '30 days' },
];

export const proposalForm: FormWords = {
  heading: 'About your company',
  intro: 'Estimates are fine. Leave a field empty if you would rather tell me in person.',
  response: 'You will hear from me within 2 business days. The proposal follows within 48 hours of our discussion.',
};
