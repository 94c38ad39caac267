import type { Option } from './shapes';
import type { FormWords, PageHero, Point, SectionWords, Step } from './shapes';

export const channelAssessmentHero: PageHero = {
  label: 'Channel assessment',
  headline: 'Request a Channel Assessment',
  lead: 'Find out why partners sell less than they promised, from partner interviews and from your own figures.',
  highlights: ['2–3\u00A0weeks', 'Eight to twelve partner interviews', 'A report of up to 20 pages'],
};

export const channelFocusAreasSection: SectionWords = { label: 'Scope', heading: 'Five focus areas' };

// PAGE-17
/** The five focus areas. */
export const channelFocusAreas: readonly Point[] = [
  { title: 'Program design', description: 'Tiers, margins and rules, read the way a busy partner reads them.' },
  {
    title: 'Partner recruitment',
    description: 'Who you target, who you sign and how they do in their first year.',
  },
  {
    title: 'Performance optimization',
    description: 'Which partners justify the support they get, and what the middle third needs to grow.',
  },
  {
    title: 'Partner enablement',
    description: 'Training and sales materials, judged by what partners use with clients.',
  },
  {
    title: 'Innovation and growth',
    description: 'New services and markets where your partners could follow you, or lead.',
  },
];

export const channelAssessmentProcessSection: SectionWords = {
  label: 'Process',
  heading: 'Five steps',
  intro: 'An assessment typically takes 2–3\u00A0weeks.',
};

export const channelAssessmentProcess: readonly Step[] = [
  { title: 'Scope', description: 'We choose the focus areas and the partners to talk to.', duration: '1 call' },
  { title: 'Data', description: 'Two years of partner sales, margins and support cases.', duration: '3 days' },
  { title: 'Interviews', description: 'Eight to twelve partners, in confidence.', duration: '1 week' },
  { title: 'Analysis', description: 'Findings compared with programs of similar size.', duration: '3–5\u00A0days' },
  { title: 'Report', description: 'A session with your team and a report of up to 20 pages.', duration: '1 day' },
];

export const assessmentTypesSection: SectionWords = {
  label: 'Types',
  heading: 'Assessment types',
  intro: 'Choose one or combine several. The last two are arranged on request.',
};

/** A type of assessment, for the page and the form. */
export interface AssessmentType extends Option {
  description: string;
}

export const assessmentTypes: readonly AssessmentType[] = [
  { value: 'program', label: 'Partner program review', description: 'Structure, benefits and terms.' },
  { value: 'recruitment', label: 'Recruitment and onboarding', description: 'From first contact to first sale.' },
  { value: 'performance', label: 'Partner performance', description: 'Revenue, margin and retention, by partner.' },
  { value: 'enablement', label: 'Training and enablement', description: 'What is offered and what is used.' },
  { value: 'conflict', label: 'Channel conflict', description: 'Direct sales, overlaps and deal registration.' },
  { value: 'economics', label: 'Channel economics', description: 'What the channel costs and what it returns.' },
  { value: 'market-entry', label: 'Market entry', description: 'Partners for a new country or segment.' },
  { value: 'acquisition', label: 'Channel integration', description: 'Combining two programs after an acquisition.' },
];

/** The same types, for the page. */
export const assessmentTypePoints: readonly Point[] = assessmentTypes.map(({ label, description }) => ({
  title: label,
  description,
}));

// PAGE-17, FORM-21
/** The assessment types. The form offers the first six. */
export const offeredAssessmentTypes: readonly Option[] = assessmentTypes
  .slice(0, 6)
  .map(({ value, label }) => ({ value, label }));

export const channelAssessmentForm: FormWords = {
  heading: 'Request an assessment',
  intro: 'Select the types that interest you. We agree on the scope on a call.',
  response: 'I will email you to set a date for the scoping call.',
};
