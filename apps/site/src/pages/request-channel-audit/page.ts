import { words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/request-channel-audit',
  title: 'Request a Channel Audit',
  description: 'Twelve components of your partner program audited over four weeks, with four documents to work from.',
  searchWords: 'channel review, partner audit',
  parent: '/channel-development',
  fields: {
    hero: words.opening(),
    auditCoverage: words.points('Audit coverage'),
    auditComponents: words.list('Audit components'),
    auditDeliverables: words.features('Audit deliverables'),
    auditTimeline: words.steps('Audit timeline'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Channel audit',
      headline: 'Request a Channel Audit',
      lead: 'A four-week examination of your partner program, for a new channel leader, a board or a buyer.',
      highlights: ['Four weeks', 'Twelve components', 'Four documents'],
    },
    auditCoverage: {
      label: 'Coverage',
      heading: 'Four areas',
      points: [
        {
          title: 'Program structure',
          description: 'Whether the rules reward what you want partners to do.',
        },
        {
          title: 'Partner portfolio',
          description: 'Who sells, who could, and who is a partner in name only.',
        },
        {
          title: 'Channel operations',
          description: 'How fast a quote, a claim or a question gets an answer.',
        },
        {
          title: 'Financial results',
          description: 'What the channel brings in after every cost is counted.',
        },
      ],
    },
    auditComponents: {
      label: 'Components',
      heading: 'Twelve components audited',
      // PAGE-20
      items: [
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
      ],
    },
    auditDeliverables: {
      label: 'Deliverables',
      heading: 'Four documents',
      // PAGE-20
      items: [
        { title: 'Executive summary', description: 'Two pages for people who will read no more than that.' },
        { title: 'Detailed audit report', description: 'Each component with findings, evidence and a rating.' },
        { title: 'Action plan and roadmap', description: 'What to do in 30, 90 and 365 days, with owners.' },
        { title: 'Best practices guide', description: 'What comparable programs do well, with examples you can copy.' },
      ],
    },
    auditTimeline: {
      label: 'Timeline',
      heading: 'Four weeks',
      // PAGE-20
      steps: [
        {
          title: 'Collect',
          description: 'Documents, figures and access. Interviews are arranged.',
          duration: 'Week 1',
        },
        { title: 'Interview', description: 'Partners and your own channel team, in confidence.', duration: 'Week 2' },
        { title: 'Analyze', description: 'Twelve components rated against the evidence.', duration: 'Week 3' },
        {
          title: 'Report',
          description: 'Findings discussed with you, then handed over in writing.',
          duration: 'Week 4',
        },
      ],
    },
    form: formWords('channel-audit'),
  },
});
