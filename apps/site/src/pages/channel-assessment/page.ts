import { words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/channel-assessment',
  title: 'Channel Assessment',
  description: 'Five focus areas of your partner program assessed in two to three weeks, with confidential interviews.',
  searchWords: 'partner program review, channel health',
  parent: '/channel-development',
  fields: {
    hero: words.opening(),
    channelFocusAreas: words.features('Channel focus areas'),
    channelAssessmentProcess: words.steps('Channel assessment process'),
    assessmentTypes: words.points('Assessment types'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Channel assessment',
      headline: 'Request a Channel Assessment',
      lead: 'Find out why partners sell less than they promised, from partner interviews and from your own figures.',
      highlights: ['2–\u20603\u00a0weeks', 'Eight to twelve partner interviews', 'A report of up to 20 pages'],
    },
    channelFocusAreas: {
      label: 'Scope',
      heading: 'Five focus areas',
      // PAGE-17
      items: [
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
      ],
    },
    channelAssessmentProcess: {
      label: 'Process',
      heading: 'Five steps',
      intro: 'An assessment typically takes 2–\u20603\u00a0weeks.',
      steps: [
        { title: 'Scope', description: 'We choose the focus areas and the partners to talk to.', duration: '1 call' },
        { title: 'Data', description: 'Two years of partner sales, margins and support cases.', duration: '3 days' },
        { title: 'Interviews', description: 'Eight to twelve partners, in confidence.', duration: '1 week' },
        {
          title: 'Analysis',
          description: 'Findings compared with programs of similar size.',
          duration: '3–\u20605\u00a0days',
        },
        { title: 'Report', description: 'A session with your team and a report of up to 20 pages.', duration: '1 day' },
      ],
    },
    assessmentTypes: {
      label: 'Types',
      heading: 'Assessment types',
      intro: 'Choose one or combine several. The last two are arranged on request.',
      points: [
        { title: 'Partner program review', description: 'Structure, benefits and terms.' },
        { title: 'Recruitment and onboarding', description: 'From first contact to first sale.' },
        {
          title: 'Partner performance',
          description: 'Revenue, margin and retention, by partner.',
        },
        { title: 'Training and enablement', description: 'What is offered and what is used.' },
        { title: 'Channel conflict', description: 'Direct sales, overlaps and deal registration.' },
        { title: 'Channel economics', description: 'What the channel costs and what it returns.' },
        { title: 'Market entry', description: 'Partners for a new country or segment.' },
        {
          title: 'Channel integration',
          description: 'Combining two programs after an acquisition.',
        },
      ],
    },
    form: formWords('channel-assessment'),
  },
});
