import type { Option } from './shapes';
import type { FormWords, PageHero, Point, SectionWords, Step } from './shapes';

export const channelAuditHero: PageHero = {
  label: 'Channel audit',
  headline: 'Request a Channel Audit',
  lead: 'A four-week examination of your partner program, for a new channel leader, a board or a buyer.',
  highlights: ['Four weeks', 'Twelve components', 'Four documents'],
};

export const auditCoverageSection: SectionWords = { label: 'Coverage', heading: 'Four areas' };

// PAGE-20
/** The four coverage areas, which are also the focus areas of the form. */
export const auditCoverage: readonly (Option & { description: string })[] = [
  {
    value: 'program',
    label: 'Program structure',
    description: 'Whether the rules reward what you want partners to do.',
  },
  {
    value: 'partners',
    label: 'Partner portfolio',
    description: 'Who sells, who could, and who is a partner in name only.',
  },
  {
    value: 'operations',
    label: 'Channel operations',
    description: 'How fast a quote, a claim or a question gets an answer.',
  },
  {
    value: 'results',
    label: 'Financial results',
    description: 'What the channel brings in after every cost is counted.',
  },
];

/** The same areas, as the page explains them. */
export const auditCoveragePoints: readonly Point[] = auditCoverage.map(({ label, description }) => ({
  title: label,
  description,
}));

export const auditComponentsSection: SectionWords = { label: 'Components', heading: 'Twelve components audited' };

// PAGE-20
/** The twelve audited components. */
export const auditComponents: readonly string[] = [
  'Program tiers and benefits',
  'Partner agreements',
  'Margins and rebates',
  'Deal registration',
  'Recruitment process',
  'Onboarding',
  'Training and certification',
  'Marketing funds',
  'Sales support',
  'Partner portal and tools',
  'Performance reviews',
  'Renewals and retention',
];

export const auditDeliverablesSection: SectionWords = { label: 'Deliverables', heading: 'Four documents' };

// PAGE-20
/** The four deliverables. */
export const auditDeliverables: readonly Point[] = [
  { title: 'Executive summary', description: 'Two pages for people who will read no more than that.' },
  { title: 'Detailed audit report', description: 'Each component with findings, evidence and a rating.' },
  { title: 'Action plan and roadmap', description: 'What to do in 30, 90 and 365 days, with owners.' },
  { title: 'Best practices guide', description: 'What comparable programs do well, with examples you can copy.' },
];

export const auditTimelineSection: SectionWords = { label: 'Timeline', heading: 'Four weeks' };

// PAGE-20
/** The timeline of four weeks. */
export const auditTimeline: readonly Step[] = [
  { title: 'Collect', description: 'Documents, figures and access. Interviews are arranged.', duration: 'Week 1' },
  { title: 'Interview', description: 'Partners and your own channel team, in confidence.', duration: 'Week 2' },
  { title: 'Analyze', description: 'Twelve components rated against the evidence.', duration: 'Week 3' },
  { title: 'Report', description: 'Findings discussed with you, then handed over in writing.', duration: 'Week 4' },
];

export const channelAuditForm: FormWords = {
  heading: 'Request an audit',
  intro: 'Select the areas that worry you most. All four are covered either way.',
  response: 'I will email you to agree on the scope and the first week.',
};
